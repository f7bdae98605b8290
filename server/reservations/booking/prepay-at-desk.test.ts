import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { charged, theVisit } from '../../test/paying.ts'
import { endHolds } from '../../visits/end-holds.ts'
import { reservations } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})
beforeEach(() => desk.clock(at('19:00', tonight)))

/** Parking is paid for first by the standard value of its setting. */
const withParking = { parking: true }
const isHere = { ...withParking, advanceReservation: false, hour: '19:05' }
const checkIn = (id: string) => desk.reception.post(`reservations/checkin?resId=${id}`, {})
const become = (id: string, status: string) =>
  desk.reception.post(`reservations/${id}/status`, { status })
const visitNow = (id: string) => theVisit(desk.reception, id)
const pay = (visit: { userId: string; reservationId: string }, method: string, amt: number) =>
  desk.reception.post('payments/makepayment', {
    ...{ method, amt, userId: visit.userId, reservationId: visit.reservationId },
  })
const runOut = async (id: string) => {
  const ended = Date.parse(at('18:59', tonight))
  const { db, parts } = desk
  await db.orm.update(reservations).set({ holdUntil: ended }).where(eq(reservations.id, id))
  await endHolds(parts)
}

describe('a walk-in who owes what is paid first', () => {
  it('is Reserved at once, checked in unpaid, and owes it still', async () => {
    const visit = await desk.aVisit(isHere)
    expect(visit).toMatchObject({ reservationStatus: 'Reserved', holdUntil: null })
    expect(visit.balance).toBeGreaterThan(0)
    const { status, body } = await checkIn(visit.reservationId)
    expect([status, body.result?.reservationStatus]).toEqual([200, 'Waiting'])
    expect((await visitNow(visit.reservationId)).balance).toBe(visit.balance)
  })

  it('stands in the list of those who come', async () => {
    const { reservationId } = await desk.aVisit(isHere)
    const { body } = await desk.reception.get('reservations/listreception')
    const upcoming = body.upcoming.map((one: { reservationId: string }) => one.reservationId)
    expect(upcoming).toContain(reservationId)
  })

  it('is charged by card at her check-in, and gets it back with a cancel as anybody does', async () => {
    const { reservationId, balance } = await desk.aVisit({ ...isHere, hour: '20:45' })
    const { reservation } = await charged(desk.reception, { amt: balance, reservationId })
    expect(reservation).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
    await desk.put({ reservationRefundCutOffHours: '0' })
    expect((await become(reservationId, 'Canceled')).status).toBe(200)
    const canceled = await visitNow(reservationId)
    expect(canceled).toMatchObject({ reservationStatus: 'Canceled', refund: { amount: balance } })
  })

  it('stays Reserved through an edit at the desk that costs more', async () => {
    const her = await desk.patron()
    const old = await desk.aVisit({ her, ...isHere, parking: false })
    const wish = { ...isHere, replacingReservationId: old.reservationId }
    const edit = await desk.aVisit({ her, ...wish })
    expect(edit).toMatchObject({ reservationStatus: 'Reserved', parking: true })
    expect((await visitNow(old.reservationId)).reservationStatus).toBe('Replaced')
  })

  it.each([
    ['is said to be here for another night', { night: '2026-11-29', hour: '18:40' }],
    ['is to be held while she pays', { hold: true }],
  ])('waits for the payment where she %s', async (_, more) => {
    const visit = await desk.aVisit({ ...isHere, ...more })
    expect(visit).toMatchObject({ reservationStatus: 'Pending', holdUntil: expect.any(String) })
  })

  it('waits for the payment where she is said to be here long before, though the desk looks at no hours', async () => {
    const { userId } = await desk.patron()
    const wish = { userId, ...withParking, advanceReservation: false }
    const { body } = await desk.reception.post('reservations/newreservation?ignoreCutoff=true', {
      ...wish,
      reservationTime: at('22:00', tonight),
    })
    expect(body.result).toMatchObject({ reservationStatus: 'Pending' })
  })

  it('pays first for a night of Shabbos, as nobody takes money once it has begun', async () => {
    await desk.clock('2026-11-27T16:00:00-05:00')
    const visit = await desk.aVisit({
      ...{ advanceReservation: false, night: '2026-11-27', hour: '17:30' },
    })
    expect(visit).toMatchObject({ reservationStatus: 'Pending', holdUntil: expect.any(String) })
  })

  it('stands as she is while her own phone holds a change of it, and when that isn’t paid', async () => {
    const her = await desk.patron()
    const visit = await desk.aVisit({ her, ...isHere, hour: '20:45' })
    const wish = { ...withParking, replacingReservationId: visit.reservationId }
    const edit = await her.post('reservations/newreservation', {
      ...{ ...wish, reservationTime: at('20:45', tonight), bath: true },
    })
    const { reservationId: heldId, reservationStatus } = edit.body.result
    expect(reservationStatus).toBe('Pending')
    await runOut(heldId)
    expect((await visitNow(heldId)).reservationStatus).toBe('Canceled')
    expect((await checkIn(visit.reservationId)).body.result.reservationStatus).toBe('Waiting')
  })

  it('is booked once by a doubled tap', async () => {
    const { userId } = await desk.patron()
    const wish = { userId, ...withParking, advanceReservation: false }
    const body = { ...wish, reservationTime: at('19:05', tonight) }
    const headers = { 'Idempotency-Key': `walk-in-${userId}` }
    const tap = () => desk.reception.post('reservations/newreservation', body, headers)
    const both = await Promise.all([tap(), tap()])
    // The second may be told that the first is still running; it is never booked beside it.
    const answered = [...both, await tap()].flatMap(({ body: { result } }) => result ?? [])
    const ids = new Set(answered.map(({ reservationId }) => reservationId))
    expect(ids.size).toBe(1)
  })

  it('is nobody whom her own phone books', async () => {
    const her = await desk.patron()
    const wish = { ...withParking, reservationTime: at('20:00'), advanceReservation: false }
    const { body } = await her.post('reservations/newreservation', wish)
    expect(body.result.reservationStatus).toBe('Pending')
  })
})

describe('a visit booked ahead at the desk that is paid for first', () => {
  it.each(['Cash', 'Check', 'Terminal'])('is held, and confirmed by %s', async (method) => {
    const visit = await desk.aVisit(withParking)
    expect(visit.reservationStatus).toBe('Pending')
    expect((await pay(visit, method, visit.balance - 1)).status).toBe(200)
    expect((await visitNow(visit.reservationId)).reservationStatus).toBe('Pending')
    expect((await pay(visit, method, 1)).status).toBe(200)
    const paid = { reservationStatus: 'Reserved', balance: 0, holdUntil: null }
    expect(await visitNow(visit.reservationId)).toMatchObject(paid)
    expect((await checkIn(visit.reservationId)).status).toBe(200)
  })

  it('is confirmed by her card', async () => {
    const { reservationId, balance } = await desk.aVisit(withParking)
    const { reservation } = await charged(desk.reception, { amt: balance, reservationId })
    expect(reservation).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  })

  it('is confirmed once by money that two desks take at the same moment', async () => {
    const visit = await desk.aVisit(withParking)
    const both = await Promise.all([1, 2].map(() => pay(visit, 'Cash', visit.balance)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const paid = { reservationStatus: 'Reserved', amountPaid: visit.balance, balance: 0 }
    expect(await visitNow(visit.reservationId)).toMatchObject(paid)
  })

  it('takes no money that is handed over once the hold has run out', async () => {
    const visit = await desk.aVisit(withParking)
    await runOut(visit.reservationId)
    const late = await pay(visit, 'Cash', visit.balance)
    expect([late.status, (await visitNow(visit.reservationId)).reservationStatus]).toEqual([
      409,
      'Canceled',
    ])
  })
})
