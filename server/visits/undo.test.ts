import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { inARoom } from '../test/in-a-room.ts'

const tonight = '2026-11-24'
let desk: Desk
let attendant: Person
beforeAll(async () => {
  desk = await aDesk({ settings: { useCubicles: 'True', poolsAvailable: '1' } })
  attendant = await desk.staff('Attendant')
})
beforeEach(async () => {
  await desk.clock(at('19:00', tonight))
  const { body } = await desk.reception.get('rooms/list')
  for (const room of body)
    if (room.status === 'Occupied')
      await step(desk.reception, room.reservation.reservationId, 'Done')
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const step = (by: Person, id: string, status: string, more: object = {}) =>
  by.post(`reservations/${id}/status`, { status, ...more })
const undo = (by: Person, id: string, status: string) => step(by, id, status, { undo: true })
const visitNow = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body
const roomNow = async (id: number) => (await desk.reception.get(`rooms/${id}`)).body
const read = ({ status, body }: Awaited<ReturnType<typeof step>>) =>
  status === 200 ? body.result.reservationStatus : body.code

it('takes back her own last move within a minute, and the history shows both', async () => {
  const id = await desk.booked()
  await step(desk.reception, id, 'Waiting')
  expect(read(await undo(desk.admin, id, 'Reserved'))).toBe('undo-refused')
  expect(read(await undo(desk.reception, id, 'Arrived'))).toBe('undo-refused')
  expect(read(await undo(desk.reception, id, 'Reserved'))).toBe('Reserved')
  const { statusHistory, timeArrived, waitingCode } = await visitNow(id)
  expect([timeArrived, waitingCode]).toEqual([null, null])
  const steps = statusHistory.map(
    (row: { newReservationStatus: string }) => row.newReservationStatus,
  )
  expect(steps).toEqual(['Reserved', 'Waiting', 'Reserved'])
  expect(read(await undo(desk.reception, id, 'Waiting'))).toBe('undo-refused')

  await step(desk.reception, id, 'Waiting')
  await desk.clock(at('19:02', tonight))
  expect(read(await undo(desk.reception, id, 'Reserved'))).toBe('undo-refused')
})

it('tells the desk who moved her, by the name of the account, and what may be taken back; others no person', async () => {
  const id = await desk.booked()
  const [first] = (await visitNow(id)).statusHistory
  expect([first.setByName, first.undoable]).toEqual(['Reception', false])
  await step(desk.reception, id, 'Waiting')
  expect((await visitNow(id)).statusHistory.at(-1)).toMatchObject({
    ...{ setByName: 'Reception', statusLastUpdatedByUser: desk.reception.userId, undoable: true },
  })
  await undo(desk.reception, id, 'Reserved')
  expect((await visitNow(id)).statusHistory.at(-1)).toMatchObject({ undoable: false })
  await step(desk.reception, id, 'Waiting')
  const { body } = await attendant.get('reservations/listreception')
  const seen = body.waiting.find((one: { reservationId: string }) => one.reservationId === id)
  expect(Object.keys(seen.statusHistory[0])).not.toContain('setByName')
})

it('gives back what a canceled check-in took: when she came, her code, her cubicle', async () => {
  const id = await desk.booked()
  await step(desk.reception, id, 'Waiting')
  await desk.reception.post(`reservations/${id}/requestcubicle`)
  const before = await visitNow(id)
  await step(desk.reception, id, 'Reserved')
  expect((await visitNow(id)).cubicle).toBeNull()
  await undo(desk.reception, id, 'Waiting')
  const { timeArrived, waitingCode, cubicle } = await visitNow(id)
  expect({ timeArrived, waitingCode, cubicle }).toEqual({
    timeArrived: before.timeArrived,
    waitingCode: before.waitingCode,
    cubicle: before.cubicle,
  })
})

it('leaves her code and her cubicle to whoever has been given them within the minute', async () => {
  const [one, other] = [await desk.booked(), await desk.booked()]
  await step(desk.reception, one, 'Waiting')
  await desk.reception.post(`reservations/${one}/requestcubicle`)
  const before = await visitNow(one)
  await step(desk.reception, one, 'Reserved')
  await step(desk.reception, other, 'Waiting')
  const { waitingCode } = before
  await desk.db.orm.update(reservations).set({ waitingCode }).where(eq(reservations.id, other))
  await desk.reception.post(`reservations/${other}/requestcubicle`)
  expect((await visitNow(other)).cubicle).toEqual(before.cubicle)
  expect(read(await undo(desk.reception, one, 'Waiting'))).toBe('Waiting')
  const [hers, theirs] = [await visitNow(one), await visitNow(other)]
  expect(hers.waitingCode).toMatch(/^\d{3}$/)
  expect([hers.waitingCode === waitingCode, hers.cubicle]).toEqual([false, null])
  expect([theirs.waitingCode, theirs.cubicle]).toEqual([waitingCode, before.cubicle])
})

it('of a placing leaves the room as it was, and keeps what was kept for her', async () => {
  const id = await desk.booked()
  await desk.reception.post(`reservations/${id}/preassignroom/?roomId=8`)
  await desk.db.orm.update(rooms).set({ status: 'Offline' })
  await desk.reception.post('reservations/assignroom', { reservationId: id, roomId: 7 })
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 8))
  expect(read(await undo(desk.reception, id, 'Reserved'))).toBe('Reserved')
  expect(await roomNow(7)).toMatchObject({ status: 'Offline', reservation: null })
  expect(await visitNow(id)).toMatchObject({
    ...{ room: null, waitingCode: null, timeArrived: null, roomIdPreassign: 8 },
  })
})

it('of an end brings her back into her room, while nobody has begun to clean it', async () => {
  const [one, other] = [await desk.booked(), await desk.booked()]
  await inARoom(desk, one, { room: 7, status: 'Dressing' })
  await inARoom(desk, other, { room: 8, status: 'Dressing' })
  for (const id of [one, other]) await step(attendant, id, 'Done')
  await desk.reception.post('rooms/8/status', { status: 'Cleaning' })
  expect(read(await undo(attendant, one, 'Dressing'))).toBe('Dressing')
  expect(await roomNow(7)).toMatchObject({
    ...{ status: 'Occupied', reservation: { reservationId: one } },
  })
  expect((await visitNow(one)).timeCompleted).toBeNull()
  const refused = await undo(attendant, other, 'Dressing')
  expect([refused.status, refused.body.code]).toEqual([409, 'room-not-free'])
  expect(refused.body.result).toMatchObject({ reservationStatus: 'Done' })
})

it('keeps her place in the queue, and asks the gates again', async () => {
  const [early, late] = [await desk.booked({ hour: '19:00' }), await desk.booked({ hour: '19:30' })]
  await inARoom(desk, early, { room: 7, status: 'ReadyForMikvah' })
  await desk.clock(at('19:01', tonight))
  await inARoom(desk, late, { room: 8, status: 'ReadyForMikvah' })
  await step(attendant, early, 'ToMikvah')
  await undo(attendant, early, 'ReadyForMikvah')
  expect(read(await step(attendant, late, 'ToMikvah'))).toBe('out-of-turn')

  await step(attendant, early, 'InMikvah')
  await step(attendant, early, 'Dressing')
  await step(attendant, late, 'InMikvah')
  expect(read(await undo(attendant, early, 'InMikvah'))).toBe('pools-taken')
  await step(attendant, late, 'Dressing')
  expect(read(await undo(attendant, late, 'InMikvah'))).toBe('InMikvah')
})

it('of a check-in that was taken back waits for its night too', async () => {
  const id = await desk.booked()
  await step(desk.reception, id, 'Waiting')
  await desk.clock('2026-11-25T04:59:40-05:00')
  expect(read(await step(desk.reception, id, 'Reserved'))).toBe('Reserved')
  await desk.clock('2026-11-25T05:00:10-05:00')
  expect(read(await undo(desk.reception, id, 'Waiting'))).toBe('check-in-not-today')
})

it('is for the floor: what was canceled stays so, and an edit is no mis-tap', async () => {
  const id = await desk.booked()
  await step(desk.reception, id, 'Canceled')
  expect(read(await undo(desk.reception, id, 'Reserved'))).toBe('undo-refused')
  const her = await desk.patron()
  const first = await desk.booked({ her })
  await desk.reception.post('reservations/assignroom', { reservationId: first, roomId: 7 })
  const second = await desk.aVisit({ her, replacingReservationId: first, parking: true })
  expect(second.reservationStatus).toBe('Assigned')
  expect(read(await undo(desk.reception, second.reservationId, 'Reserved'))).toBe('undo-refused')
  expect(read(await undo(desk.reception, first, 'Assigned'))).toBe('undo-refused')
})

it('of one who taps twice, or at two desks, is done once', async () => {
  const id = await desk.booked()
  await step(desk.reception, id, 'Arrived')
  const taps = await Promise.all([1, 2].map(() => undo(desk.reception, id, 'Reserved')))
  expect(taps.map(read).toSorted()).toEqual(['Reserved', 'undo-refused'])
})
