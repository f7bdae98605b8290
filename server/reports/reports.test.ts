import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { countedOutcomeOf, statusesOf } from '@mikvah/rules/reports/outcome.ts'
import { visitKindOf, visitKinds } from '@mikvah/rules/reports/visit-kind.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { attempts } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { pastVisits } from '../test/past-visits.ts'

const [monday, sunday, thursday] = ['2026-11-23', '2026-11-22', '2026-11-19']
let desk: Desk
let past: ReturnType<typeof pastVisits>
let her: string

beforeAll(async () => {
  desk = await aDesk()
  past = pastVisits(desk.db)
  her = await past.patron({ firstName: '=HYPERLINK("http://x","y")', lastName: 'Levi' })
})

const read = async (path: string) => {
  const { status, body } = await desk.admin.get(path)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
const asFile = async (path: string, language = 'en') => {
  const answer = await desk.app.inject({
    url: `/api/api/${path}`,
    headers: { authorization: `Bearer ${desk.admin.token}`, 'accept-language': language },
  })
  return { answer, lines: answer.body.split('\r\n') }
}

describe('the usage report', () => {
  it('counts each status and each kind as the rules do, whatever is set together', async () => {
    const flags = ['bath', 'handicapped', 'kallah', 'segula', 'privateRoom'] as const
    const outside = [...statusesOf('canceled', { over: true }), 'Reserved', 'Arrived'] as const
    for (const status of outside) await past.visit(her, { night: thursday, status })
    for (let bits = 0; bits < 2 ** flags.length; bits++) {
      const of = Object.fromEntries(flags.map((flag, nth) => [flag, (bits & (2 ** nth)) !== 0]))
      await past.visit(her, { night: thursday, ...of, firstTime: bits === 3, member: bits < 2 })
    }
    const rows = await desk.db.orm
      .select()
      .from(reservations)
      .where(eq(reservations.night, thursday))
    const came = rows.filter(({ status }) => countedOutcomeOf(status, { over: true }) === 'came')
    const kinds = Object.fromEntries(
      visitKinds.map((kind) => [kind, came.filter((row) => visitKindOf(row) === kind).length]),
    )
    expect(kinds.shower).toBe(1)
    const [row] = await read(`reservations/UsageReport?dt=${thursday}`)
    expect(row).toEqual({
      ...{ date: thursday, visits: 32, ...kinds, expected: 0, noShows: 2, canceled: 1 },
      ...{ firstVisits: 1, members: 2, taken: 0, refunded: 0, tips: 0, donations: 0 },
    })
  })

  it('still expects tonight whom it misses of a night that is over, and knows every status', async () => {
    const night = '2026-11-24'
    for (const status of ['Reserved', 'Pending'] as const) await past.visit(her, { night, status })
    const [tonight] = await read('reservations/usagereport')
    expect(tonight).toMatchObject({ date: night, expected: 1, noShows: 0, visits: 0 })
    await desk.clock('2026-11-25T12:00:00-05:00')
    const [after] = await read(`reservations/usagereport?dt=${night}`)
    expect(after).toMatchObject({ expected: 0, noShows: 1, visits: 0 })
    await desk.clock('2026-11-24T14:00:00-05:00')
    expect(reservationStatuses.every((status) => countedOutcomeOf(status, { over: true }))).toBe(
      true,
    )
  })

  it('tells the money of a day on which nobody came, and nothing of what failed', async () => {
    const day = '2026-10-01'
    await past.paid(null, { day, method: 'Donation', cents: 1800 })
    await past.paid(null, { day, method: 'Tip', cents: 200 })
    await past.paid(null, { day, method: 'CreditRefund', cents: 700 })
    await past.paid(null, { day, method: 'Fee', cents: 900 })
    await past.paid(null, { day, status: 'Declined', cents: 5000 })
    const [row] = await read(`reservations/usagereport?dt=${day}`)
    expect(row).toMatchObject({ visits: 0, taken: 20, refunded: 7, tips: 2, donations: 18 })
  })
})

describe('the list report', () => {
  it('leaves out no night of many, and counts nobody as missed before her night is over', async () => {
    const days = [3, 4, 5, 6, 7, 8, 9, 10, 11].map(
      (day) => `2026-08-${String(day).padStart(2, '0')}`,
    )
    for (const night of days) await past.visit(her, { night, status: 'Reserved' })
    const [from, to] = [days[0], days.at(-1)]
    const dates = async (now: string) => {
      await desk.clock(now)
      const rows = await read(`reservations/ListReport?dt=${from}&dtTo=${to}&bNoShowsOnly=true`)
      return rows.map(({ date }: { date: string }) => date)
    }
    expect(await dates('2026-08-11T20:00:00-04:00')).toEqual(days.slice(0, -1))
    expect(await dates('2026-08-12T12:00:00-04:00')).toEqual(days)
    await desk.clock('2026-11-24T14:00:00-05:00')
  })

  it('has every reservation with its money by the rule of a balance, and of a no-show list only those', async () => {
    const lines = [
      { code: 'bath' as const, cents: 3500 },
      { code: 'tip' as const, cents: 500 },
    ]
    const id = await past.visit(her, { night: monday, bath: true, lines })
    await past.paid(id, { day: monday, cents: 2000 })
    await past.paid(id, { day: monday, method: 'Tip', cents: 900 })
    const missed = await past.visit(her, { night: sunday, status: 'Reserved' })
    await past.visit(her, { night: sunday, status: 'Replaced' })
    const rows = await read(`reservations/ListReport?dt=${sunday}&dtTo=${monday}`)
    expect(rows.map(({ reservationId }: { reservationId: string }) => reservationId)).toEqual([
      missed,
      id,
    ])
    const payments = [
      { method: 'CreditCard', status: 'Approved', cents: 2000 },
      { method: 'Tip', status: 'Approved', cents: 900 },
    ] as const
    const { totalCents, owedCents } = balanceOf({ status: 'Done', lines, payments })
    expect(rows[1]).toMatchObject({
      ...{ date: monday, outcome: 'came', kind: 'bath', lastName: 'Levi' },
      ...{ total: totalCents / 100, paidAmount: 29, balance: owedCents / 100 },
    })
    const none = await read(`reservations/ListReport?dt=${sunday}&dtTo=${monday}&bNoShowsOnly=true`)
    expect(none).toMatchObject([{ reservationId: missed, outcome: 'noShow' }])
    expect(await read(`reservations/listreport?dt=${sunday}&dtTo=${monday}&limit=1`)).toHaveLength(
      1,
    )
  })

  it('asks nothing for a change of a visit that has begun, or is over', async () => {
    const night = '2026-09-08'
    const owed = async (status: 'Reserved' | 'Waiting' | 'Done' | 'Canceled') => {
      const replacingId = await past.visit(her, { night, status })
      const id = await past.visit(her, { night, status: 'Pending', replacingId })
      const rows = await read(`reservations/ListReport?dt=${night}`)
      const row = rows.find((one: { reservationId: string }) => one.reservationId === id)
      return row.balance
    }
    expect([await owed('Waiting'), await owed('Done')]).toEqual([0, 0])
    expect([await owed('Reserved'), await owed('Canceled')]).toEqual([25, 25])
  })

  it('is a file whose texts no spreadsheet takes for formulas, with heads in the language asked for', async () => {
    const names = ['+1', '-1', '@x', '\tx', '\rx', 'Sar"ah, G']
    const night = '2026-09-01'
    for (const lastName of names) {
      await past.visit(await past.patron({ firstName: '=1+1', lastName }), { night })
    }
    const { answer, lines } = await asFile(`reservations/ListReport?dt=${night}&format=csv`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="listReport.csv"')
    expect(lines[0]).toMatch(/^\uFEFFNight,Time,/)
    expect(answer.body).not.toMatch(/(^|,)"?[=+@\t\r]/m)
    expect(answer.body).not.toMatch(/(^|,)"?-(?!\d+(\.\d+)?(,|$))/m)
    for (const name of ["'+1", "'-1", "'@x", "'\tx", '"\'\rx"', '"Sar""ah, G"', "'=1+1"]) {
      expect(answer.body).toContain(`,${name},`)
    }
    const hebrew = await asFile(`reservations/ListReport?dt=${night}&format=csv`, 'he')
    expect(hebrew.lines[0]).toMatch(/^\uFEFFלילה,שעה,/)
  })

  it('refuses days that end before they begin and more than six years', async () => {
    for (const days of ['dt=2026-11-24&dtTo=2026-11-23', 'dt=2020-01-01&dtTo=2026-11-24']) {
      for (const report of ['UsageReport', 'ListReport', 'NightsReport']) {
        const { status, body } = await desk.admin.get(`reservations/${report}?${days}`)
        expect([status, body.errors?.[0].path]).toEqual([400, 'dtTo'])
      }
    }
  })
})

describe('the payments report', () => {
  it('sums what was approved by method, divides the tips and tells what is still owed', async () => {
    const night = '2026-08-10'
    const id = await past.visit(her, { night })
    await past.paid(id, { day: night, cents: 1000 })
    await past.paid(id, { day: night, method: 'Fee', cents: 300 })
    const rich = await past.visit(her, { night })
    await past.paid(rich, { day: night, method: 'Cash', cents: 9000 })
    await past.visit(her, { night, status: 'Canceled' })
    await past.paid(null, { day: night, method: 'Tip', cents: 500, tipNote: 'Divide among above' })
    await past.paid(null, { day: night, method: 'Tip', cents: 100, tipNote: 'Attendant' })
    await past.paid(null, { day: night, method: 'CreditRefund', cents: 50 })
    expect(await read(`payments/report?dt=${night}`)).toEqual({
      ...{ taken: 106, refunded: 0.5, owed: 18, tipsTotal: 6 },
      methods: [
        { method: 'CreditCard', count: 1, amount: 10 },
        { method: 'Tip', count: 2, amount: 6 },
        { method: 'Fee', count: 1, amount: 3 },
        { method: 'CreditRefund', count: 1, amount: 0.5 },
        { method: 'Cash', count: 1, amount: 90 },
      ],
      tenders: [
        { tender: 'CreditCard', taken: 16, givenBack: 0.5, left: 15.5 },
        { tender: 'Cash', taken: 90, givenBack: 0, left: 90 },
      ],
      tips: [
        { share: 'Reception', given: 0, afterDividing: 1.67 },
        { share: 'Attendant', given: 1, afterDividing: 2.67 },
        { share: 'Cleaning', given: 0, afterDividing: 1.66 },
        { share: 'Divide among above', given: 5, afterDividing: null },
      ],
    })
    expect((await read('payments/report?dt=2024-01-01&dtTo=2026-11-24')).owed).toBeNull()
  })
})

it('owes the price of a visit though money came that nobody wanted, and couldn’t go back', async () => {
  const night = '2026-07-21'
  const id = await past.visit(her, { night })
  const openedAt = past.at(night, '20:00')
  await desk.db.orm.insert(attempts).values({
    ...{ id: 'late', kind: 'charge', state: 'approved', purpose: 'visit', processor: 'stripe' },
    ...{ reservationId: id, cents: 2500, split: [], openedAt, expiresAt: openedAt },
    facts: { unwanted: true },
  })
  await past.paid(id, { day: night, id: 'paid late', attemptId: 'late' })
  const failed = { method: 'CreditRefund', status: 'Error', refundOf: 'paid late' } as const
  await past.paid(id, { day: night, ...failed })
  const { owed } = await read(`payments/report?dt=${night}`)
  const [row] = await read(`reservations/ListReport?dt=${night}`)
  expect([owed, row.balance, row.paidAmount]).toEqual([25, 25, 25])
})

it('owes what the balances of its visits add up to, whatever was pledged, given and given back', async () => {
  const night = '2026-07-20'
  const some = [0, 300, 700] as const
  const gifts = [
    ['tip', 'Tip'],
    ['donation', 'Donation'],
  ] as const
  const wishes = some.flatMap((pledged) =>
    some.flatMap((given) =>
      [...new Set([0, Math.min(200, given), given])].map((back) => ({ pledged, given, back })),
    ),
  )
  let owed = 0
  for (const { pledged, given, back } of wishes)
    for (const [code, method] of gifts)
      for (const paid of [0, 3600] as const) {
        const lines = [
          { code: 'bath' as const, cents: 3500 },
          ...(pledged ? [{ code, cents: pledged }] : []),
        ]
        const approved = { status: 'Approved' as const }
        const payments = [
          { ...approved, method: 'Cash' as const, cents: paid },
          { ...approved, method, cents: given },
          { ...approved, method: 'CreditRefund' as const, cents: back, of: method },
        ]
        const id = await past.visit(her, { night, lines })
        if (paid > 0) await past.paid(id, { day: night, method: 'Cash', cents: paid })
        if (given > 0) await past.paid(id, { day: night, id: `gift ${id}`, method, cents: given })
        const refund = { method: 'CreditRefund' as const, refundOf: `gift ${id}`, cents: back }
        if (back > 0) await past.paid(id, { day: night, ...refund })
        owed += Math.max(0, balanceOf({ status: 'Done', lines, payments }).owedCents)
      }
  expect(owed).toBeGreaterThan(0)
  expect((await read(`payments/report?dt=${night}`)).owed).toBe(owed / 100)
})

describe('money that was given back', () => {
  it('of a tip is nobody’s any more, on its night and in the division', async () => {
    const night = '2026-08-11'
    const tip = { day: night, method: 'Tip', tipNote: 'Attendant' } as const
    await past.paid(null, { ...tip, id: 'much', cents: 5000 })
    await past.paid(null, { ...tip, cents: 300 })
    await past.paid(null, { day: night, method: 'CreditRefund', cents: 4500, refundOf: 'much' })
    const { taken, refunded, tips, tipsTotal } = await read(`payments/report?dt=${night}`)
    expect([taken, refunded, tipsTotal]).toEqual([53, 45, 8])
    expect(tips[1]).toEqual({ share: 'Attendant', given: 8, afterDividing: 8 })
    const [row] = await read(`reservations/UsageReport?dt=${night}`)
    expect(row).toMatchObject({ taken: 53, refunded: 45, tips: 8 })
  })

  it('leaves the drawer it came from: cash, tips over the counter and checks are counted by what they were made with', async () => {
    const day = '2026-08-13'
    const refund = { day, method: 'CreditRefund' } as const
    await past.paid(null, { day, id: 'cash', method: 'Cash', cents: 2200 })
    await past.paid(null, { day, id: 'tip', method: 'Tip', reference: 'Cash', cents: 500 })
    await past.paid(null, { day, method: 'Donation', reference: 'Check', cents: 1800 })
    await past.paid(null, { day, id: 'card', cents: 2500, reference: 'Visa 4242' })
    await past.paid(null, { ...refund, cents: 2200, refundOf: 'cash', reference: 'Cash' })
    await past.paid(null, { ...refund, cents: 200, refundOf: 'tip', reference: 'Tip' })
    await past.paid(null, { ...refund, cents: 700, refundOf: 'card' })
    const { tenders } = await read(`payments/report?dt=${day}`)
    expect(tenders).toEqual([
      { tender: 'CreditCard', taken: 25, givenBack: 7, left: 18 },
      { tender: 'Cash', taken: 27, givenBack: 24, left: 3 },
      { tender: 'Check', taken: 18, givenBack: 0, left: 18 },
    ])
  })

  it('and all that was paid stands in the row of one visit, though a hold was to replace it', async () => {
    const night = '2026-08-12'
    const old = await past.visit(her, { night, status: 'Reserved' })
    await past.paid(old, { day: night, cents: 4000 })
    await past.visit(her, { night, status: 'Canceled', replacingId: old })
    const rows: { paidAmount: number }[] = await read(`reservations/ListReport?dt=${night}`)
    expect(rows.map(({ paidAmount }) => paidAmount).toSorted()).toEqual([0, 40])
  })
})

describe('who asks', () => {
  it('is an administrator; whoever is told of patrons is written down, with the file she took', async () => {
    const paths = ['UsageReport', 'ListReport', 'NightsReport', 'MorningReport'].map(
      (name) => `reservations/${name}`,
    )
    for (const path of [...paths, 'payments/report', 'payments/list?dt=2026-11-24', 'audit']) {
      for (const person of [desk.reception, await desk.staff('Attendant'), await desk.patron()]) {
        expect((await person.get(path)).status).toBe(403)
      }
    }
    await asFile('reservations/ListReport?dt=2026-07-01&format=csv')
    const looks = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'visits-listed'))
    expect(looks.map(({ details }) => details)).toContainEqual({ dt: '2026-07-01', format: 'csv' })
  })

  it('takes the other lists as files too, their rows as the JSON has them', async () => {
    const paid = await read('payments/list?dt=2026-08-10')
    const { lines } = await asFile('payments/list?dt=2026-08-10&format=csv')
    expect(lines).toHaveLength(paid.length + 2)
    expect(lines[1]).toContain(paid[0].paymentId)
    const members = await asFile('users/membershipreport?format=csv')
    expect(members.lines[0]).toMatch(/^\uFEFFLevel,Ends,/)
    const log = await asFile('audit?act=setting-changed&format=csv')
    expect(log.lines[0]).toBe('\uFEFFAt,Act,By,To what,Name,Details,Number')
  })
})
