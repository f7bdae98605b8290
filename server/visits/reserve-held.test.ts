import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { type Approved, errored } from '../integrations/payments/card-processor.ts'
import { liveEvents } from '../live/table.ts'
import { closeCharge } from '../payments/charging/close-charge.ts'
import { attempts } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { type Person, tuesday } from '../test/a-facility.ts'
import { card, charged, theVisit } from '../test/paying.ts'
import { endHolds } from './end-holds.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})
beforeEach(() => desk.clock(tuesday))

const book = async (her: Person, time: string, more: object = {}) => {
  const wish = { reservationTime: at(time), ...more }
  const { status, body } = await her.post('reservations/newreservation', wish)
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return body.result
}
const become = (by: Person, id: string, status: string) =>
  by.post(`reservations/${id}/status`, { status })
/** The desk shows her into a room that is ready, whose section has an attendant. */
const place = async (reservationId: string, roomId: number) => {
  const body = { sectionId: 'upper', attendantId: 'batsheva' }
  await desk.reception.post('attendants/tonight', body)
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, roomId))
  return desk.reception.post('reservations/assignroom', { reservationId, roomId })
}
const rowOf = async (id: string) => {
  const [row] = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
  return row
}

/** A visit of 25 dollars that is paid for, and an edit of it for 35 that waits to be paid. */
async function paidAndEdited() {
  const her = await desk.patron()
  const { reservationId: old } = await book(her, '20:00')
  await charged(her, { amt: 25, reservationId: old })
  const wish = { replacingReservationId: old, hold: true, bath: true }
  const { reservationId: edit } = await book(her, '20:15', wish)
  expect(await theVisit(her, edit)).toMatchObject({ balance: 10, replacingReservationId: old })
  return { her, old, edit }
}

describe('an edit whose visit is canceled while it waits', () => {
  it.each([
    ['goes back', '0', 25],
    ['stays', '', 0],
  ])(
    'costs its whole price where the money of that visit %s, and is a booking of its own',
    async (_, reservationRefundCutOffHours, back) => {
      await desk.put({ reservationRefundCutOffHours })
      const { her, old, edit } = await paidAndEdited()
      expect((await become(her, old, 'Canceled')).status).toBe(200)
      expect((await theVisit(her, old)).refund?.amount ?? 0).toBe(back)
      const alone = { balance: 35, amountPaid: 0, payments: [], replacingReservationId: null }
      expect(await theVisit(her, edit)).toMatchObject({ reservationStatus: 'Pending', ...alone })

      const paid = await charged(her, { amt: 35, reservationId: edit })
      expect(paid.reservation).toMatchObject({
        ...{ reservationStatus: 'Reserved', balance: 0, amountPaid: 35 },
      })
      expect((await rowOf(edit))?.replacingId).toBeNull()
      expect((await theVisit(her, old)).reservationStatus).toBe('Canceled')

      await desk.clock(at('19:00', wednesday))
      expect((await place(edit, back === 0 ? 1 : 2)).body.code).toBeUndefined()
    },
  )

  it('keeps the difference, if it comes after all, as a part, and gives it back with the hold', async () => {
    const { her, old, edit } = await paidAndEdited()
    const charge = await waitsForHerBank(her, { amt: 10, reservationId: edit })
    await become(her, old, 'Canceled')
    await closeCharge(desk.parts, charge, approved('difference', 1000))
    expect(await theVisit(her, edit)).toMatchObject({
      ...{ reservationStatus: 'Pending', amountPaid: 10, balance: 25 },
    })
    await desk.clock('2026-11-24T15:00:00-05:00')
    await endHolds(desk.parts)
    expect((await theVisit(her, edit)).reservationStatus).toBe('Canceled')
    expect(await refundsOf(edit)).toEqual([1000])
  })

  it('is reserved by the desk as any other', async () => {
    const { her, old, edit } = await paidAndEdited()
    await become(her, old, 'Canceled')
    expect((await become(desk.reception, edit, 'Reserved')).status).toBe(200)
    expect(await theVisit(her, edit)).toMatchObject({ reservationStatus: 'Reserved', balance: 35 })
    expect((await rowOf(edit))?.replacingId).toBeNull()
  })

  it('is placed into a room by the desk as any other hold', async () => {
    await desk.clock(at('19:00', wednesday))
    const her = await desk.patron()
    const of = { her, night: wednesday }
    const old = await desk.booked(of)
    const edit = await desk.booked({ ...of, replacingReservationId: old, hold: true, bath: true })
    expect((await place(edit, 3)).body.code).toBe('edit-not-now')
    await become(desk.reception, old, 'Canceled')
    expect((await place(edit, 3)).body.code).toBeUndefined()
    expect(await rowOf(edit)).toMatchObject({ status: 'Assigned', replacingId: null })
  })

  it('is edited itself', async () => {
    const { her, old, edit } = await paidAndEdited()
    await become(her, old, 'Canceled')
    const last = await book(her, '20:30', { replacingReservationId: edit })
    expect(last).toMatchObject({ reservationStatus: 'Reserved', replacingReservationId: null })
    expect((await theVisit(her, edit)).reservationStatus).toBe('Replaced')
  })
})

it.each(['Waiting', 'Done'] as const)(
  'takes nothing for a change of a visit that is %s by now, over the counter or by card, and leaves it one visit',
  async (status) => {
    await desk.clock(at('14:00', wednesday))
    const { her, old, edit } = await paidAndEdited()
    await desk.clock(at('14:05', wednesday))
    await write(old, status)
    const due = { amt: 10, reservationId: edit }
    const cash = await desk.reception.post('payments/makepayment', { ...due, method: 'Cash' })
    const byCard = await her.post('payments/makepayment', { ...due, ...card('practice_ok') })
    expect([cash, byCard].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'change-of-begun-visit'],
      [409, 'change-of-begun-visit'],
    ])
    expect(await rowOf(edit)).toMatchObject({ status: 'Pending', replacingId: old })
    expect(await refundsOf(edit)).toEqual([])
  },
)

/** Sets a visit to a status without the steps that lead there. */
const write = (id: string, status: 'Waiting' | 'Done') =>
  desk.db.orm.update(reservations).set({ status }).where(eq(reservations.id, id))

describe('an edit whose visit has begun while it waits', () => {
  it('stays while she is in the building, ends once she is done, and what was paid for it goes back', async () => {
    const { her, old, edit } = await paidAndEdited()
    await charged(her, { amt: 4, reservationId: edit })
    await write(old, 'Waiting')
    await endHolds(desk.parts)
    expect(await rowOf(edit)).toMatchObject({ status: 'Pending', replacingId: old })
    await write(old, 'Done')
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Canceled')
    expect(await refundsOf(edit)).toEqual([400])
    expect(await refundsOf(old)).toEqual([])
  })

  it('says so to the desk and to her while she is in the building', async () => {
    const { her, old, edit } = await paidAndEdited()
    const seen = async () => [
      (await theVisit(her, edit)).replacedHasBegun,
      (await theVisit(desk.reception, edit)).replacedHasBegun,
    ]
    expect(await seen()).toEqual([false, false])
    await write(old, 'Waiting')
    expect(await seen()).toEqual([true, true])
  })

  it('is told to screens anew as she is checked in, as that is taken back, and as it is canceled', async () => {
    await desk.clock(at('19:45', wednesday))
    const her = await desk.patron()
    const of = { her, night: wednesday }
    const old = await desk.booked(of)
    const edit = await desk.booked({ ...of, replacingReservationId: old, hold: true, bath: true })
    for (const status of ['Waiting', 'Reserved', 'Canceled']) {
      const itself = eq(liveEvents.subject, edit)
      await desk.db.orm.delete(liveEvents).where(itself)
      expect((await become(desk.reception, old, status)).status).toBe(200)
      const events = await desk.db.orm.select().from(liveEvents).where(itself)
      expect(events.map(({ kind }) => kind)).toEqual(['reservation'])
    }
  })

  it('waits for the outcome of a payment that is open, which goes back', async () => {
    const { her, old, edit } = await paidAndEdited()
    const charge = await waitsForHerBank(her, { amt: 10, reservationId: edit })
    await write(old, 'Done')
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Pending')
    await closeCharge(desk.parts, charge, approved('of an edit without a visit', 1000))
    expect(await refundsOf(edit)).toEqual([1000])
    await endHolds(desk.parts)
    expect((await rowOf(edit))?.status).toBe('Canceled')
  })
})

it('money that comes late for an edit goes back where another edit has taken its place', async () => {
  const her = await desk.patron()
  const { reservationId: old } = await book(her, '20:00')
  const edit = await book(her, '20:15', { replacingReservationId: old, hold: true })
  const charge = await waitsForHerBank(her, { amt: 25, reservationId: edit.reservationId })
  await closeCharge(desk.parts, charge, errored('processing_error', 'down'))
  const other = await book(her, '20:30', { replacingReservationId: old })
  await closeCharge(desk.parts, charge, approved('late', 2500))
  expect((await theVisit(her, edit.reservationId)).reservationStatus).toBe('Canceled')
  expect(await refundsOf(edit.reservationId)).toEqual([2500])
  const stands = { reservationStatus: 'Reserved', balance: 25 }
  expect(await theVisit(her, other.reservationId)).toMatchObject(stands)
})

/** Begins a charge that waits for her bank, and gives its id. */
async function waitsForHerBank(her: Person, paid: { amt: number; reservationId: string }) {
  const { body } = await her.post('payments/makepayment', { ...paid, ...card('practice_3ds') })
  expect(body.requiresAction).toBe(true)
  const of = eq(attempts.reservationId, paid.reservationId)
  const [attempt] = await desk.db.orm.select().from(attempts).where(of)
  return attempt?.id ?? ''
}

/** Refunds that were opened, in cents; no processor knows these charges, so that it may refuse them at once. */
async function refundsOf(id: string) {
  const made = await desk.db.orm.select().from(attempts).where(eq(attempts.reservationId, id))
  return made.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents)
}

const approved = (transactionId: string, amount: number): Approved => ({
  ...{ status: 'approved', transactionId, amount },
  ...{ card: null, customerRef: null, savedCard: null },
})

describe('an edit where visits are paid for first', () => {
  it('is confirmed by her where it costs nothing more, and refused while something is owed', async () => {
    await desk.put({ reservationsRequirePrepayAll: 'True' })
    const her = await desk.patron()
    const { reservationId: old } = await book(her, '21:00')
    await charged(her, { amt: 25, reservationId: old })
    const edit = { replacingReservationId: old, hold: true }
    const dearer = await book(her, '21:15', { ...edit, bath: true })
    expect(dearer).toMatchObject({ reservationStatus: 'Pending', balance: 10 })
    const refused = await become(her, dearer.reservationId, 'Reserved')
    expect([refused.status, refused.body.code]).toEqual([409, 'move-refused'])
    const same = await book(her, '21:30', edit)
    expect(same).toMatchObject({ reservationStatus: 'Pending', balance: 0 })
    const confirmed = await become(her, same.reservationId, 'Reserved')
    expect(confirmed.body.result).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
    expect((await theVisit(her, old)).reservationStatus).toBe('Replaced')
    await desk.put({ reservationsRequirePrepayAll: 'False' })
  })
})
