import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { listenerAs } from '../../live/listener.ts'
import { roomKind } from '../../live/room-kind.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { preassignments, rooms } from '../table.ts'
import { preassignmentsOfOthers } from './store.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight), settings: { cleaningMinutes: '15' } })
})
beforeEach(async () => {
  await desk.db.orm.delete(preassignments)
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.status, 'Offline'))
})

const keep = async (id: string, roomId: number) => {
  const { status, body } = await desk.reception.post(
    `reservations/${id}/preassignroom/?roomId=${roomId}`,
  )
  return status === 200 ? body.result.roomIdPreassign : body.code
}
const available = async (id: string): Promise<number[]> => {
  const { body } = await desk.reception.get(`reservations/${id}/preassignroomavailability`)
  return body
    .filter((row: { available: boolean }) => row.available)
    .map((row: { room: { id: number } }) => row.room.id)
}
const keptOf = async (id: string) =>
  (await desk.reception.get(`reservations/${id}`)).body.roomIdPreassign
const roomNow = async (id: number) => (await desk.reception.get(`rooms/${id}`)).body

it('keeps a room for who will come, shown on the visit and on the room, and 0 keeps none', async () => {
  const { reservationId, reservationCode } = await desk.aVisit()
  expect(await keep(reservationId, 7)).toBe(7)
  const room = await roomNow(7)
  expect(room.preassigned).toEqual({
    ...{ reservationId, reservationCode, reservationTime: '2026-11-24T20:00:00-05:00' },
  })
  expect(room.status).not.toBe('Occupied')
  expect(await keep(reservationId, 8)).toBe(8)
  expect((await roomNow(7)).preassigned).toBeNull()
  expect(await keep(reservationId, 0)).toBeNull()
  expect((await roomNow(8)).preassigned).toBeNull()
})

it('is told to attendants only of tonight’s visits, by an answer and by a live event', async () => {
  const soon = await desk.aVisit()
  const later = await desk.aVisit({ night: '2026-11-26' })
  await keep(soon.reservationId, 7)
  await keep(later.reservationId, 9)
  const attendant = await desk.staff('Attendant')
  const kept = async (room: number) => (await attendant.get(`rooms/${room}`)).body.preassigned
  expect(await kept(7)).toMatchObject({ reservationId: soon.reservationId })
  expect(await kept(9)).toBeNull()
  expect((await roomNow(9)).preassigned).toMatchObject({ reservationId: later.reservationId })
  const moment = await desk.parts.facility.read()
  const telling = { ...moment, language: 'en' as const }
  const events = await desk.db.inTransaction(async (tx) => roomKind.read?.(tx, telling, ['7', '9']))
  const told = (audience: 'desk' | 'attendant') =>
    ['7', '9'].map((id) => {
      const room = events?.get(id)
      if (!room) throw new Error(`Room ${id} is not among what was read.`)
      const shaped = roomKind.shape(room, listenerAs(audience))
      return shaped === null || shaped === 'resync' ? shaped : shaped.preassigned?.reservationId
    })
  expect(told('attendant')).toEqual([soon.reservationId, undefined])
  expect(told('desk')).toEqual([soon.reservationId, later.reservationId])
})

it('keeps a room for one at a time, and says beforehand which are free', async () => {
  const [one, other, later] = [
    await desk.aVisit(),
    await desk.aVisit({ hour: '20:30' }),
    await desk.aVisit({ hour: '22:30' }),
  ]
  expect(await keep(one.reservationId, 7)).toBe(7)
  expect(await available(one.reservationId)).toContain(7)
  expect(await available(other.reservationId)).not.toContain(7)
  expect(await keep(other.reservationId, 7)).toBe('room-unavailable')
  expect(await available(later.reservationId)).toContain(7)
  expect(await keep(later.reservationId, 7)).toBe(7)
  expect((await roomNow(7)).preassigned.reservationId).toBe(one.reservationId)
})

it('offers the rooms of her building alone, and of them those that have what she needs', async () => {
  const { reservationId: id } = await desk.aVisit({ bath: true })
  const { body } = await desk.reception.get(`reservations/${id}/preassignroomavailability`)
  expect(body.map(({ room }: { room: { id: number } }) => room.id)).toEqual(
    Array.from({ length: 18 }, (_, nth) => nth + 1),
  )
  await desk.db.orm.update(rooms).set({ status: 'Offline' }).where(eq(rooms.id, 2))
  const free = await available(id)
  expect([1, 2, 7].map((room) => free.includes(room))).toEqual([true, false, false])
  for (const room of [2, 7, 19, 77]) expect(await keep(id, room)).toBe('room-unavailable')
})

it('is for a visit that is Reserved alone; a refusal tells the visit as it stands', async () => {
  const { reservationId: id } = await desk.aVisit()
  await desk.reception.post(`reservations/${id}/status`, { status: 'Waiting' })
  const refused = await desk.reception.post(`reservations/${id}/preassignroom/?roomId=7`)
  expect([refused.status, refused.body.code]).toEqual([409, 'preassign-not-now'])
  expect(refused.body.result).toMatchObject({ reservationId: id, reservationStatus: 'Waiting' })
  expect(await keep('nobody', 7)).toBe('not-found')
})

it('is over once she is in a room, whichever, or is not coming', async () => {
  const [placed, canceled] = [await desk.aVisit(), await desk.aVisit()]
  await keep(placed.reservationId, 7)
  await keep(canceled.reservationId, 8)
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 9))
  const { reservationId } = placed
  await desk.reception.post(`reservations/${reservationId}/status`, { status: 'Waiting' })
  expect(await keptOf(reservationId)).toBe(7)
  const answer = await desk.reception.post('reservations/assignroom', { reservationId, roomId: 9 })
  expect(answer.status).toBe(200)
  await desk.reception.post(`reservations/${canceled.reservationId}/status`, { status: 'Canceled' })
  expect(await keptOf(reservationId)).toBeNull()
  expect(await keptOf(canceled.reservationId)).toBeNull()
  expect([(await roomNow(7)).preassigned, (await roomNow(8)).preassigned]).toEqual([null, null])
})

it('moves along with an edit while it still fits, and else is let go', async () => {
  const edit = (replacingReservationId: string, userId: string, more: object) =>
    desk.booked({ her: { userId }, hour: '20:30', replacingReservationId, ...more })
  const [fits, needsMore, meets] = [
    await desk.aVisit(),
    await desk.aVisit(),
    await desk.aVisit({ hour: '18:00' }),
  ]
  await keep(fits.reservationId, 7)
  await keep(needsMore.reservationId, 8)
  await keep(meets.reservationId, 7)
  expect(
    await keptOf(await edit(needsMore.reservationId, needsMore.userId, { bath: true })),
  ).toBeNull()
  expect((await roomNow(8)).preassigned).toBeNull()
  const moved = await edit(fits.reservationId, fits.userId, {})
  expect(await keptOf(moved)).toBe(7)
  expect(await keptOf(await edit(meets.reservationId, meets.userId, {}))).toBeNull()
  expect(await keptOf(moved)).toBe(7)
})

it('looks at no more of what others keep than lies at her hour: whoever didn’t come keeps hers for ever', async () => {
  const hers = await desk.aVisit({ hour: '21:00' })
  const [beside, later, gone] = [
    await desk.aVisit({ hour: '21:15' }),
    await desk.aVisit({ night: '2026-11-26', hour: '21:00' }),
    await desk.aVisit({ hour: '21:00' }),
  ]
  for (const [nth, { reservationId }] of [beside, later, gone].entries())
    expect(await keep(reservationId, 7 + nth)).toBe(7 + nth)
  const [lastWeek, hour] = [Date.parse(at('21:00', '2026-11-17')), 60 * 60_000]
  await desk.db.orm
    .update(preassignments)
    .set({ startsAt: lastWeek, endsAt: lastWeek + hour })
    .where(eq(preassignments.reservationId, gone.reservationId))
  const startsAt = Date.parse(at('21:00', tonight))
  const span = { startsAt, endsAt: startsAt + hour }
  const read = await preassignmentsOfOthers(desk.db.orm, hers.reservationId, span)
  expect(read.map(({ reservationId }) => reservationId)).toEqual([beside.reservationId])
  // What ends as she begins, or begins as she has gone, isn’t in her way.
  const after = { startsAt: startsAt + 4 * hour, endsAt: startsAt + 5 * hour }
  expect(await preassignmentsOfOthers(desk.db.orm, hers.reservationId, after)).toEqual([])
})

it('of two desks at once lets one keep a room', async () => {
  const both = [await desk.aVisit({ bath: true }), await desk.aVisit({ hour: '20:30', bath: true })]
  const answers = await Promise.all(both.map(({ reservationId }) => keep(reservationId, 12)))
  expect(answers.toSorted()).toEqual([12, 'room-unavailable'])
  expect(await desk.db.orm.select().from(preassignments)).toHaveLength(1)
})

it('who was shown into a wrong room and is taken out of it has her kept room again', async () => {
  await desk.reception.post('sections/garden/open')
  const { reservationId } = await desk.aVisit({ hour: '21:00' })
  expect(await keep(reservationId, 8)).toBe(8)
  const to = (status: string) =>
    desk.reception.post(`reservations/${reservationId}/status`, { status })
  await to('Waiting')
  const placed = { reservationId, roomId: 11 }
  expect((await desk.reception.post('reservations/assignroom', placed)).status).toBe(200)
  expect(await keptOf(reservationId)).toBeNull()
  expect((await to('Waiting')).status).toBe(200)
  expect(await keptOf(reservationId)).toBe(8)
})
