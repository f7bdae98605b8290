import { describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { attempts } from '../payments/table.ts'
import { lockReservation } from '../reservations/store.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { card } from '../test/paying.ts'
import { forgetOldVisits } from './forget-old-visits.ts'

const words = ['Her own words', 'Seen at the desk', 'A note of staff', 'For the roof', 'In Loving']

/** A visit of Wednesday 25 November, paid for with a gift, with something written wherever one can write. */
async function aWrittenVisit(desk: Desk, donationNote = words[4]) {
  const her = await desk.patron()
  const reservationId = await desk.booked({
    ...{ her, hour: '18:00', night: wednesday, userNotes: words[0], donationNote },
  })
  await desk.clock(at('14:00'))
  await desk.reception.post(`reservations/${reservationId}/notes`, {
    reservationNotes: words[1],
    notes: words[2],
  })
  const gift = { amt: 35, donationAmount: 10, note: words[3] }
  await her.post('payments/makepayment', { reservationId, ...gift, ...card('practice_ok') })
  const kept = { method: 'Donation', amt: 5, note: 'General', tipNote: '' }
  await her.post('payments/makepayment', { ...kept, ...card('practice_ok') })
  return { her, reservationId }
}

const found = async ({ db }: Desk) => {
  const text = await everyRow(db)
  return words.filter((one) => text.includes(one))
}
const ips = async ({ db }: Desk, id: string) => [
  ...(await db.orm
    .select({ ip: reservations.createdIp })
    .from(reservations)
    .where(eq(reservations.id, id))),
  ...(await db.orm
    .select({ ip: statusHistory.ip })
    .from(statusHistory)
    .where(eq(statusHistory.reservationId, id))),
]

/** What reports are made of: every amount, method, day and status, without what somebody wrote. */
async function totals(desk: Desk, userId: string) {
  const money = (row: Record<string, unknown>) => ({ ...row, note: null, tipNote: null })
  const visits = await desk.reception.get(`reservations/findbyuser?user=${userId}`)
  const paid = await desk.admin.get('payments/list?dt=2026-11-20&dtTo=2026-12-31')
  return {
    paid: paid.body.map(money),
    visits: visits.body.map((row: Record<string, unknown>) => ({
      reservationId: row.reservationId,
      status: row.reservationStatus,
      night: row.reservationDate,
      sums: [row.balance, row.amountPaid, row.donationTotal, row.tipTotal],
      lines: row.quoteLines,
      payments: (row.payments as Record<string, unknown>[]).map(money),
    })),
  }
}

describe('visits older than the facility keeps them', () => {
  it('lose what somebody wrote and where it came from, and none of their totals', async () => {
    const desk = await aDesk({ settings: { retentionMonths: '1' } })
    const { her, reservationId } = await aWrittenVisit(desk)
    await desk.clock('2026-12-25T14:00:00-05:00')
    expect(await found(desk)).toEqual(words)
    const before = await totals(desk, her.userId)
    expect(before.paid).toHaveLength(3)
    expect(before.visits[0].night).toBe(wednesday)

    await desk.clock('2026-12-26T14:00:00-05:00')
    expect(await found(desk)).toEqual([])
    const left = await ips(desk, reservationId)
    expect(left.length).toBeGreaterThan(1)
    expect(left.every(({ ip }) => ip === null)).toBe(true)
    for (const { facts } of await desk.db.orm.select().from(attempts)) {
      const personal = ['note', 'tipNote', 'donor', 'buckets']
      expect(Object.keys(facts).filter((name) => personal.includes(name))).toEqual([])
    }
    expect(await totals(desk, her.userId)).toEqual(before)
    const { body } = await desk.reception.get(`payments/byuser?user=${her.userId}`)
    expect(body.map(({ note }: { note: string | null }) => note).toSorted()).toEqual([
      'General',
      null,
      null,
    ])
  })

  it('keep what a gift was for where our own list says it', async () => {
    const desk = await aDesk({ settings: { retentionMonths: '1' } })
    await aWrittenVisit(desk, 'General')
    await desk.clock('2026-12-26T14:00:00-05:00')
    expect(await found(desk)).toEqual([])
    const { donationNote, userNotes } = reservations
    expect(await desk.db.orm.select({ donationNote, userNotes }).from(reservations)).toEqual([
      { donationNote: 'General', userNotes: null },
    ])
  })

  it('keep everything while no months are set, and are looked through as soon as they are', async () => {
    const desk = await aDesk()
    await aWrittenVisit(desk)
    await desk.clock('2028-11-25T14:00:00-05:00')
    expect(await found(desk)).toEqual(words)
    await desk.put({ retentionMonths: '24' })
    await desk.runDue()
    expect(await found(desk)).toEqual(words)
    await desk.put({ retentionMonths: '23' })
    await desk.runDue()
    expect(await found(desk)).toEqual([])
  })

  it('are cleared once, however many processes do it', async () => {
    const desk = await aDesk()
    for (let nth = 0; nth < 3; nth++) await aWrittenVisit(desk)
    await desk.clock('2028-11-25T14:00:00-05:00')
    await desk.put({ retentionMonths: '1' })
    const processes = Array.from({ length: 4 }, () => ({ ...desk.parts }))
    for (let round = 0; round < 3; round++) await Promise.all(processes.map(forgetOldVisits))
    expect(await found(desk)).toEqual([])
    expect(await Promise.all(processes.map(forgetOldVisits))).toEqual([0, 0, 0, 0])
  })

  it('that somebody had locked are come back to', async () => {
    const desk = await aDesk()
    const { reservationId } = await aWrittenVisit(desk)
    await desk.clock('2028-11-25T14:00:00-05:00')
    await desk.put({ retentionMonths: '1' })
    const forget = () => forgetOldVisits(desk.parts)
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = desk.db.inTransaction(async (tx) => {
      await lockReservation(tx, reservationId)
      locked.resolve()
      await over.promise
    })
    await locked.promise
    while ((await forget()) > 0);
    expect(await found(desk)).not.toEqual([])
    over.resolve()
    await holding
    expect(await forget()).toBe(1)
    expect(await found(desk)).toEqual([])
  })
})
