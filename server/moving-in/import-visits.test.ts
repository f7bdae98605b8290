import { expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { and, count, eq, ne } from '../db/drizzle/queries.ts'
import { effects } from '../outbox/table.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'

const head = 'Mobile,Date,Start time,Room type,Parking,Notes'
const send = async (desk: Desk, lines: readonly string[], more: object = {}) => {
  const text = [head, ...lines].join('\r\n')
  const { status, body } = await desk.admin.post('settings/import/visits', {
    ...{ text, dryRun: false },
    ...more,
  })
  return { status, code: body.code, ...body.result }
}
const visits = (desk: Desk) => desk.db.orm.select().from(reservations)
const rowsOf = async (desk: Desk) => (await visits(desk)).length
const badOf = ({ bad }: { bad: { line: number; field: string; message: string }[] }) =>
  bad.map(({ line, field }) => [line, field])

const wednesday = '2026-12-02'
const phones = ['2015550111', '2015550112', '2015550113', '2015550114']

async function withPatrons(given: Parameters<typeof aDesk>[0] = {}): Promise<Desk> {
  const desk = await aDesk(given)
  for (const phone of phones) await desk.patron(phone)
  await desk.runDue()
  return desk
}

it('reads nothing of what somebody sends who may not import, and no more than its megabytes of who may', async () => {
  const desk = await aDesk()
  const statusOf = async (token: string, bytes: number) => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/api/settings/import/visits',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload: '['.repeat(bytes),
    })
    return answer.statusCode
  }
  expect(await statusOf('', 1_900_000)).toBe(401)
  expect(await statusOf(desk.reception.token, 1_900_000)).toBe(403)
  expect(await statusOf(desk.admin.token, 1_900_000)).toBe(400)
  expect(await statusOf(desk.admin.token, 2_100_000)).toBe(413)
})

it('takes in visits with their wishes, charges and tells nobody, and reminds of them later', async () => {
  const desk = await withPatrons()
  const got = (await desk.db.orm.select().from(effects)).length
  const lines = [
    `(201) 555-0111,${wednesday},20:15,bath,yes,comes with her mother`,
    `201-555-0112,${wednesday},8:30 PM,shower,,`,
    '2015550111,2026-12-03,20:00,,,',
  ]
  const seen = await send(desk, lines, { dryRun: true })
  expect(seen).toMatchObject({ written: false, lines: 3, made: 3, unchanged: 0, bad: [] })
  expect(seen.columns).toEqual({ phone: 0, date: 1, time: 2, room: 3, parking: 4, notes: 5 })
  expect(await rowsOf(desk)).toBe(0)

  expect(await send(desk, lines)).toMatchObject({ written: true, made: 3, bad: [] })
  const rows = (await visits(desk)).toSorted((a, b) => a.startsAt - b.startsAt)
  expect(rows).toMatchObject([
    {
      ...{ startsAt: Date.parse(at('20:15', wednesday)), status: 'Reserved', holdUntil: null },
      ...{ bath: true, parking: true, notes: 'comes with her mother', advance: true },
      ...{ night: wednesday, createdBy: desk.admin.userId },
    },
    { startsAt: Date.parse(at('20:30', wednesday)), bath: false, parking: false },
    { night: '2026-12-03' },
  ])
  const history = await desk.db.orm.select().from(statusHistory)
  expect(history.map(({ next, by }) => [next, by])).toEqual(
    rows.map(() => ['Reserved', desk.admin.userId]),
  )
  expect((await desk.db.orm.select().from(effects)).length).toBe(got)
  const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'visits-imported'))
  expect(log).toMatchObject([{ actor: desk.admin.userId, details: { made: 3, bad: 0 } }])

  await desk.clock(at('19:05', '2026-12-01'))
  await desk.runDue()
  const { body: mails } = await desk.anyone.get('/api/practice/outbox?to=12015550112')
  expect(mails.length).toBeGreaterThan(0)
})

it('makes nothing twice: not from the same list again, not of a visit that was moved or canceled since', async () => {
  const desk = await withPatrons()
  const lines = phones.map((phone) => `${phone},${wednesday},20:15,,,`)
  expect(await send(desk, lines)).toMatchObject({ made: 4 })
  const [first] = await visits(desk)
  await desk.reception.post(`reservations/${first?.id}/status`, { status: 'Canceled' })
  for (const dryRun of [true, false])
    expect(await send(desk, lines, { dryRun })).toMatchObject({ made: 0, unchanged: 4, bad: [] })
  expect(await rowsOf(desk)).toBe(4)
  const other = await send(desk, [`${phones[1]},${wednesday},21:00,,,`])
  expect([other.made, badOf(other)]).toEqual([0, [[2, 'date']]])
})

it('that comes twice at the same time is written once', async () => {
  const desk = await withPatrons()
  const lines = phones.map((phone) => `${phone},${wednesday},20:15,,,`)
  const both = await Promise.all([send(desk, lines), send(desk, lines)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.reduce((sum, { made }) => sum + made, 0)).toBe(4)
  expect(await rowsOf(desk)).toBe(4)
})

it('names every line that is wrong, with its column, and takes in the others', async () => {
  const desk = await withPatrons({ settings: { roomsAvailable: '2', roomsAvailableBath: '1' } })
  await desk.patron('2015550115')
  const lines = [
    `${phones[0]},${wednesday},20:15,bath,,`,
    `12,${wednesday},20:15,,,`,
    `${phones[1]},tomorrow,20:15,,,`,
    `${phones[1]},${wednesday},late,,,`,
    `${phones[1]},${wednesday},20:15,pool,,`,
    `${phones[1]},${wednesday},20:15,,perhaps,`,
    `2015550999,${wednesday},20:15,,,`,
    `${phones[0]},${wednesday},21:00,,,`,
    `${phones[2]},2026-11-01,20:15,,,`,
    `2015550115,${wednesday},12:00,,,`,
    `${phones[1]},${wednesday},20:15,bath,,`,
    `${phones[2]},${wednesday},20:15,shower,,`,
    `${phones[3]},${wednesday},20:15,shower,,`,
  ]
  const wrong = [
    ...[
      [3, 'phone'],
      [4, 'date'],
      [5, 'time'],
      [6, 'room'],
      [7, 'parking'],
      [8, 'phone'],
    ],
    ...[
      [9, 'date'],
      [10, 'date'],
      [11, 'time'],
      [12, 'time'],
      [14, 'time'],
    ],
  ]
  for (const dryRun of [true, false]) {
    const got = await send(desk, lines, { dryRun })
    expect([got.made, badOf(got)]).toEqual([2, wrong])
    for (const { message } of got.bad) expect(message).not.toMatch(/^$|\{\{/)
  }
  expect((await visits(desk)).map(({ bath }) => bath).toSorted()).toEqual([false, true])
  // A list of which nothing is booked leaves no entry.
  expect(await send(desk, [String(lines[12])])).toMatchObject({ made: 0, bad: [{ line: 2 }] })
  const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'visits-imported'))
  expect(log.map(({ details }) => details)).toEqual([{ made: 2, bad: 11 }])
  const full = [lines[10], lines[12]].map(String)
  expect(await send(desk, full, { evenIfFull: true })).toMatchObject({ made: 2, bad: [] })
})

it('takes in 1,000 visits of which some find no place, one batch of a hundred after the other', async () => {
  const desk = await aDesk()
  const list = ['phone', ...Array.from({ length: 250 }, (_, nth) => `20155${50_200 + nth}`)]
  await desk.admin.post('settings/import/patrons', { text: list.join('\n'), dryRun: false })
  const nights = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07']
  const lines = nights.flatMap((night) =>
    list.slice(1).map((phone, nth) => `${phone},${night},${18 + (nth % 5)}:00,,,`),
  )
  const seen = await send(desk, lines, { dryRun: true })
  expect(seen.made + seen.bad.length).toBe(1000)
  // 18 rooms and 45 minutes: at each of five hours 18 have a place.
  expect(seen.made).toBe(4 * 5 * 18)

  // What breaks off leaves what was booked before, and is sent again.
  await desk.db.orm.execute(
    `create function no_audit() returns trigger language plpgsql as $$ begin if new.act = 'visits-imported' and (select count(*) from audit_log where act = 'visits-imported') >= 2 then raise exception 'no room'; end if; return new; end $$`,
  )
  await desk.db.orm.execute(
    'create trigger no_audit before insert on audit_log for each row execute function no_audit()',
  )
  expect((await send(desk, lines)).status).toBe(500)
  const before = await rowsOf(desk)
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(200)
  await desk.db.orm.execute('drop trigger no_audit on audit_log')
  expect(await send(desk, lines)).toMatchObject({
    ...{ made: seen.made - before, unchanged: before, written: true },
  })
  const [row] = await desk.db.orm
    .select({ rows: count() })
    .from(reservations)
    .where(and(eq(reservations.night, '2026-12-07'), ne(reservations.status, 'Pending')))
  expect(row?.rows).toBe(90)
})

it('asks for its columns, and is the administrator’s alone', async () => {
  const desk = await aDesk()
  const text = 'A,B,C\n2015550111,2026-12-02,20:15\n'
  const seen = await desk.admin.post('settings/import/visits', { text, dryRun: true })
  expect(seen.body.result).toMatchObject({
    headings: ['A', 'B', 'C'],
    columns: {},
    made: 0,
    bad: [],
  })
  const some = { text: text.replace('A', 'Mobile'), dryRun: true }
  const partly = await desk.admin.post('settings/import/visits', some)
  expect(partly.body.result).toMatchObject({ columns: { phone: 0 }, lines: 1, made: 0, bad: [] })
  for (const sent of [{ text }, some]) {
    const none = await desk.admin.post('settings/import/visits', { ...sent, dryRun: false })
    expect([none.status, none.body.code]).toEqual([400, 'import-no-time'])
  }
  for (const who of [desk.reception, await desk.patron()])
    expect((await who.post('settings/import/visits', { text, dryRun: true })).status).toBe(403)
})

it('names a line with a year out of reach, and keeps a long note whole where it ends in the middle of a letter', async () => {
  const desk = await withPatrons()
  const lines = [
    `${phones[0]},2400-12-02,20:15,,,`,
    `${phones[1]},1899-12-04,20:15,,,`,
    `${phones[2]},${wednesday},20:15,,,${'x'.repeat(999)}🙂 and more`,
  ]
  for (const dryRun of [true, false]) {
    const got = await send(desk, lines, { dryRun })
    expect([got.status, got.made]).toEqual([200, 1])
    expect(badOf(got)).toEqual([
      [2, 'date'],
      [3, 'date'],
    ])
  }
  expect((await visits(desk)).map(({ notes }) => notes)).toEqual(['x'.repeat(999)])
})
