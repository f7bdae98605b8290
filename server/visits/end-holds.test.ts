import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import type { Approved } from '../integrations/payments/card-processor.ts'
import { liveEvents } from '../live/table.ts'
import { closeCharge } from '../payments/charging/close-charge.ts'
import { attempts } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import { type Person, tuesday } from '../test/a-facility.ts'
import { card, charged, theVisit } from '../test/paying.ts'
import { endHolds } from './end-holds.ts'

let desk: Desk
beforeAll(async () => {
  const days = { reservationDaysInAdvance: '7', roomsAvailableFriday: '18' }
  desk = await aDesk({ settings: { ...days, reservationsRequirePrepayFriday: 'false' } })
})
beforeEach(() => desk.clock(tuesday))

const rowOf = async (id: string) => {
  const [row] = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
  return row
}
const write = (id: string, changes: Partial<typeof reservations.$inferInsert>) =>
  desk.db.orm.update(reservations).set(changes).where(eq(reservations.id, id))

/** A visit of 25 dollars that is paid for, and an edit of it for 35 that waits to be paid. */
async function paidAndEdited() {
  const her = await desk.patron()
  const old = await desk.booked({ her, night: wednesday })
  await charged(her, { amt: 25, reservationId: old })
  const wish = { replacingReservationId: old, hold: true, bath: true }
  return { her, old, edit: await desk.booked({ her, night: wednesday, ...wish }) }
}

/** Begins a charge that waits for her bank, and gives its id. */
async function waitsForHerBank(her: Person, paid: { amt: number; reservationId: string }) {
  const { body } = await her.post('payments/makepayment', { ...paid, ...card('practice_3ds') })
  expect(body.requiresAction).toBe(true)
  const tried = await triesOf(paid.reservationId)
  return tried.find(({ state }) => state === 'open')?.id ?? ''
}
const triesOf = (id: string) =>
  desk.db.orm.select().from(attempts).where(eq(attempts.reservationId, id))

const approved = (transactionId: string, amount: number): Approved => ({
  ...{ status: 'approved', transactionId, amount },
  ...{ card: null, customerRef: null, savedCard: null },
})

/** The refunds of a visit, in cents, and how each ended. */
const refundsOf = async (id: string) =>
  (await triesOf(id))
    .filter(({ kind }) => kind === 'refund')
    .map(({ cents, state }) => `${cents} ${state}`)
    .sort()

/** Waits until the refunds of a visit have ended as these. The processor has no late charge, and refuses its refund. */
async function refundsEndAs(id: string, ended: string[]) {
  await desk.runDue()
  await expect.poll(() => refundsOf(id)).toEqual(ended)
}

/** How often the office was written to of this sum, which can't go back. */
async function failuresTold(amount: string) {
  await desk.runDue()
  const { body } = await desk.anyone.get('/api/practice/outbox')
  const mails = body as object[]
  return mails.filter((mail) => JSON.stringify(mail).includes(`refund of ${amount} could not`))
    .length
}

describe('money that came too late for a hold, and can’t go back', () => {
  it('says to her and to the desk that the office knows, past the hour of refunds too', async () => {
    const { her, old, edit } = await paidAndEdited()
    const charge = await waitsForHerBank(her, { amt: 5, reservationId: edit })
    await write(old, { status: 'Waiting' })
    await closeCharge(desk.parts, charge, approved('too late to go back', 500))
    await refundsEndAs(edit, ['500 error'])
    await write(old, { status: 'Done' })
    await write(edit, { refundMissed: true })
    await endHolds(desk.parts)
    const said = [{ kind: 'refund-failed', amount: 5, cards: [] }]
    expect((await theVisit(her, edit)).afterCancel).toEqual(said)
    expect((await theVisit(desk.reception, edit)).afterCancel).toEqual(said)
  })

  it('is the office’s, and isn’t tried once more as the hold ends, beside money that goes back', async () => {
    const { her, old, edit } = await paidAndEdited()
    await charged(her, { amt: 4, reservationId: edit })
    const charge = await waitsForHerBank(her, { amt: 6, reservationId: edit })
    await write(old, { status: 'Waiting' })
    await closeCharge(desk.parts, charge, approved('too late', 600))
    await refundsEndAs(edit, ['600 error'])
    await expect.poll(() => failuresTold('$6.00')).toBe(1)
    await write(old, { status: 'Done' })
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Canceled')
    await refundsEndAs(edit, ['400 approved', '600 error'])
    expect(await failuresTold('$6.00')).toBe(1)
  })
})

describe('money for a change whose visit has begun', () => {
  it('is said to go back, while she is in the building and after it, or that the office sees to it', async () => {
    const { her, old, edit } = await paidAndEdited()
    await charged(her, { amt: 4, reservationId: edit })
    const charge = await waitsForHerBank(her, { amt: 6, reservationId: edit })
    await write(old, { status: 'Waiting' })
    const said = async () => (await theVisit(her, edit)).afterCancel
    expect(await said()).toMatchObject([{ kind: 'refund-to-come', amount: 4 }])
    await closeCharge(desk.parts, charge, approved('too late by a moment', 600))
    await refundsEndAs(edit, ['600 error'])
    expect(await said()).toMatchObject([
      { kind: 'refund-to-come', amount: 4 },
      { kind: 'refund-failed', amount: 6 },
    ])
    expect(await theVisit(her, edit)).toMatchObject({ replacedHasBegun: true, holdEnded: false })
    await write(old, { status: 'Done' })
    await endHolds(desk.parts)
    expect(await theVisit(her, edit)).toMatchObject({ holdEnded: true })
    await refundsEndAs(edit, ['400 approved', '600 error'])
    expect(await said()).toMatchObject([
      { kind: 'refund-issued', amount: 4 },
      { kind: 'refund-failed', amount: 6 },
    ])
  })

  it('isn’t said to go back by itself where nobody ends the hold: one without an end, of a night that is over', async () => {
    const { her, old, edit } = await paidAndEdited()
    await charged(her, { amt: 4, reservationId: edit })
    await write(old, { status: 'Waiting' })
    await write(edit, { holdUntil: null, night: '2026-11-20' })
    await endHolds(desk.parts)
    expect(await rowOf(edit)).toMatchObject({ status: 'Pending', holdUntil: null })
    expect((await theVisit(her, edit)).afterCancel).toEqual([])
  })
})

describe('a change whose visit is over', () => {
  it('is left as it is where its night is over too: the office may have settled it', async () => {
    const { her, old, edit } = await paidAndEdited()
    await charged(her, { amt: 4, reservationId: edit })
    await write(old, { status: 'Done' })
    await write(edit, { holdUntil: null })
    await desk.clock('2026-11-26T14:00:00-05:00')
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Pending')
    expect(await refundsOf(edit)).toEqual([])
  })

  it('stays where a sheet says so, which can be a slip, until its own time is over', async () => {
    const [friday, sunday] = ['2026-11-27', '2026-11-29']
    const her = await desk.patron()
    const { body } = await desk.reception.get(`reservations/availablereservations?dt=${friday}`)
    const old = await desk.booked({ her, reservationTime: body[0].timeSlot })
    const of = { her, night: sunday, replacingReservationId: old }
    const edit = await desk.booked({ ...of, hold: true })
    await write(edit, { holdUntil: Date.parse('2026-11-28T20:00:00-05:00') })

    await desk.clock('2026-11-28T18:02:00-05:00')
    const enters = async (became: 'came' | 'didnt', was?: 'came' | 'didnt') => {
      const rows = [{ reservationId: old, became, was, room: null }]
      await desk.reception.post('reservations/sheets', { dt: friday, rows })
      return (await rowOf(old))?.status
    }
    const itself = eq(liveEvents.subject, edit)
    await desk.db.orm.delete(liveEvents).where(itself)
    expect(await enters('came')).toBe('Done')
    const events = await desk.db.orm.select().from(liveEvents).where(itself)
    expect(events.map(({ kind }) => kind)).toEqual(['reservation'])
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Pending')
    expect(await enters('didnt', 'came')).toBe('Reserved')
    expect(await enters('came', 'didnt')).toBe('Done')
    await desk.clock('2026-11-28T20:01:00-05:00')
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Canceled')
  })
})

it('begins no transaction while no hold is due, and one for each kind once any is', async () => {
  const her = await desk.patron()
  const hold = await desk.booked({ her, night: wednesday, hold: true })
  await endHolds(desk.parts)
  let begun = 0
  const { db } = desk.parts
  const inTransaction: typeof db.inTransaction = (work, options) => {
    begun++
    return db.inTransaction(work, options)
  }
  const parts = { ...desk.parts, db: { ...db, inTransaction } }
  expect(await endHolds(parts)).toBe(0)
  expect(begun).toBe(0)
  await write(hold, { holdUntil: Date.parse(tuesday) - 1 })
  expect(await endHolds(parts)).toBe(1)
  expect(begun).toBe(4)
})

describe('a hold that has run out', () => {
  it('is no cancel of hers, before and after it is written down, and hers is none of its', async () => {
    const her = await desk.patron()
    const of = { her, night: wednesday, hold: true }
    const hers = await desk.booked(of)
    await her.post(`reservations/${hers}/status`, { status: 'Canceled' })
    const over = await desk.booked(of)
    await write(over, { holdUntil: Date.parse(tuesday) - 1 })
    const ended = async (id: string) => (await theVisit(her, id)).holdEnded
    expect([await ended(over), await ended(hers)]).toEqual([true, false])
    await endHolds(desk.parts)
    expect([await ended(over), await ended(hers)]).toEqual([true, false])
  })

  it('sends a tip in cash back the way it came, and says so', async () => {
    const her = await desk.patron()
    const hold = await desk.booked({ her, night: wednesday, hold: true })
    const cash = { amt: 8, tipAmount: 3, reservationId: hold, method: 'Cash' }
    expect((await desk.reception.post('payments/makepayment', cash)).status).toBe(200)
    await write(hold, { holdUntil: Date.parse(tuesday) - 1 })
    await endHolds(desk.parts)
    expect((await theVisit(her, hold)).afterCancel).toEqual([
      { kind: 'paid-by-hand', amount: 8, cards: [] },
    ])
  })
})

it('money whose refund failed pays for nothing where the change can be had after all', async () => {
  const { her, old, edit } = await paidAndEdited()
  const charge = await waitsForHerBank(her, { amt: 10, reservationId: edit })
  await write(old, { status: 'Waiting' })
  await closeCharge(desk.parts, charge, approved('too late for a change', 1000))
  await refundsEndAs(edit, ['1000 error'])
  await write(old, { status: 'Reserved' })
  expect(await theVisit(her, edit)).toMatchObject({ balance: 10, paid: false, amountPaid: 35 })
  const cash = { amt: 10, reservationId: edit, method: 'Cash' }
  expect((await desk.reception.post('payments/makepayment', cash)).status).toBe(200)
  expect(await theVisit(her, edit)).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  expect(await refundsOf(edit)).toEqual(['1000 error'])

  // Nor does it pay what goes back for a cheaper visit: that comes from the charge that pays for it.
  const cheaper = await desk.booked({ her, night: wednesday, replacingReservationId: edit })
  await refundsEndAs(cheaper, ['1000 approved', '1000 error'])
  expect(await theVisit(her, cheaper)).toMatchObject({ balance: 0 })
})
