import { beforeAll, expect, it } from 'vitest'
import { sectionAttendants } from '../../attendants/table.ts'
import { eq, ne } from '../../db/drizzle/queries.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    now: at('19:00', tonight),
    settings: { flowChecking: 'False', flowToFromMikvah: 'False', cleaningMinutes: '15' },
  })
})

const board = async (query = '?outlook=true') =>
  (await desk.reception.get(`reservations/listreception${query}`)).body
const ofVisit = async (id: string) =>
  (await board()).outlook.visits.find((one: { reservationId: string }) => one.reservationId === id)
type Likely = { p50: string; p90: string } | null
const minutesFromSeven = (likely: Likely | undefined) =>
  likely ? (Date.parse(likely.p50) - Date.parse(at('19:00', tonight))) / 60_000 : null

it('says when a room and the water are likely, by how long it has taken in this house', async () => {
  const [prepares, waits, comes] = [
    await desk.booked({ hour: '21:00' }),
    await desk.booked({ hour: '21:00' }),
    await desk.booked({ hour: '21:00' }),
  ]
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  await inARoom(desk, prepares, { room: 7, status: 'Prep' })
  await desk.reception.post(`reservations/checkin?resId=${waits}`)
  const { outlook } = await board()
  const of = (id: string) =>
    outlook.visits.find((one: { reservationId: string }) => one.reservationId === id)
  expect(minutesFromSeven(of(waits).room)).toBeLessThan(1)
  expect(minutesFromSeven(of(comes).room)).toBe(120)
  expect(of(prepares).room).toBeNull()
  // Without a history, by what the settings call too long: an hour.
  const supposed = minutesFromSeven(of(prepares).water)
  expect(supposed).toBeGreaterThan(20)
  expect(supposed).toBeLessThan(60)
  const [main] = outlook.empty
  expect(main).toMatchObject({ location: 'main', likely: { p50: expect.any(String) } })
  expect(Date.parse(main.likely.p90)).toBeGreaterThan(Date.parse(main.likely.p50))
  expect(outlook.empty[1]).toEqual({ location: 'alternate', likely: null })
})

it('learns from the nights before: here one prepares in five minutes', async () => {
  const [like] = await desk.db.orm.select().from(reservations).limit(1)
  if (!like) throw new Error('Nobody has booked.')
  const since = Date.parse(at('19:00', '2026-11-23'))
  const past = Array.from({ length: 20 }, (_, nth) => ({
    ...like,
    ...{ id: `past-${nth}`, code: `9${String(nth).padStart(3, '0')}`, night: '2026-11-23' },
    ...{ status: 'Done' as const, roomId: null, pool: null },
  }))
  await desk.db.orm.insert(reservations).values(past)
  await desk.db.orm.insert(statusHistory).values(
    past.map(({ id }, nth) => ({
      ...{ id, reservationId: id, previous: 'Prep' as const, next: 'ReadyForMikvah' as const },
      // One was left over, and settled the next afternoon: how long she took nobody knows.
      ...{ previousSince: since, at: since + (nth === 0 ? 18 * 60 : 5) * 60_000 },
    })),
  )
  // Each was said to be ready at once by a tap that was taken back.
  const taps = past.map(({ id }) => ({
    ...{ id: `mistap-${id}`, reservationId: id, previous: 'Prep' as const },
    ...{ next: 'ReadyForMikvah' as const, previousSince: since, at: since + 1000 },
  }))
  await desk.db.orm.insert(statusHistory).values(taps)
  await desk.db.orm.insert(statusHistory).values(
    taps.map(({ id, reservationId, previous, next, at }) => ({
      ...{ id: `back-${id}`, reservationId, previous: next, next: previous },
      ...{ previousSince: at, at: at + 1000, undoes: id },
    })),
  )
  // A house that begins anew reads its past anew.
  const { howStagesLasted } = await import('./how-stages-lasted.ts')
  const lasted = await howStagesLasted(
    { ...desk.db },
    { locationId: 'main', night: tonight, timeZone: 'America/New_York' },
  )
  const prep = lasted.find(({ stage, bath }) => stage === 'Prep' && !bath)
  expect(prep).toMatchObject({ count: 19 })
  expect(new Set(prep?.quantiles)).toEqual(new Set([5 * 60_000]))
})

it('is told where it is asked for, and by ids and hours alone', async () => {
  expect(await board('')).not.toHaveProperty('outlook')
  const attendant = await desk.staff('Attendant')
  const { body } = await attendant.get('reservations/listreception?outlook=true')
  expect(Object.keys(body.outlook.visits[0])).toEqual(['reservationId', 'room', 'water'])
})

it('learns from tonight: where preparing takes twice as long as it was thought to, the water is likely later', async () => {
  const [like] = await desk.db.orm
    .select()
    .from(reservations)
    .where(eq(reservations.status, 'Prep'))
  if (!like) throw new Error('Nobody prepares.')
  const before = minutesFromSeven((await ofVisit(like.id)).water) ?? 0
  const gone = Array.from({ length: 12 }, (_, nth) => ({
    ...like,
    ...{ id: `gone-${nth}`, code: `8${String(nth).padStart(3, '0')}` },
    ...{ status: 'Done' as const, roomId: null, pool: null },
  }))
  await desk.db.orm.insert(reservations).values(gone)
  const now = Date.parse(at('19:00', tonight))
  const steps = gone.map(({ id }) => ({
    ...{ id, reservationId: id, previous: 'Prep' as const, next: 'ReadyForMikvah' as const },
    ...{ previousSince: now - 80 * 60_000, at: now },
  }))
  await desk.db.orm.insert(statusHistory).values(steps)
  const learned = minutesFromSeven((await ofVisit(like.id)).water) ?? 0
  expect(learned).toBeGreaterThan(before * 1.4)
  // A step that was taken back ended no stay.
  await desk.db.orm.insert(statusHistory).values(
    steps.map(({ id, previous, next }) => ({
      ...{ id: `back-${id}`, reservationId: id, previous: next, next: previous },
      ...{ previousSince: now, at: now, undoes: id },
    })),
  )
  expect(minutesFromSeven((await ofVisit(like.id)).water)).toBe(before)
})

it.each([
  ['out of use for tonight', { status: 'Offline' }],
  ['closed by the office', { active: false }],
] as const)('of rooms that are %s foresees none', async (_, changes) => {
  const soonest = async () => {
    const likely: { room: Likely }[] = (await board()).outlook.visits
    return Math.min(...likely.flatMap(({ room }) => (room ? [minutesFromSeven(room) ?? 0] : [])))
  }
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(ne(rooms.status, 'Occupied'))
  expect(await soonest()).toBeLessThan(1)
  // Who waits has the one that is taken, once it is left and cleaned.
  await desk.db.orm.update(rooms).set(changes).where(eq(rooms.status, 'Ready'))
  expect(await soonest()).toBeGreaterThan(10)
  await desk.db.orm.update(rooms).set({ active: true })
})

it('foresees no room in a section that nobody has', async () => {
  const waits = (await board()).outlook.visits.filter(({ room }: { room: Likely }) => room !== null)
  expect(waits.length).toBeGreaterThan(0)
  await desk.db.orm.delete(sectionAttendants)
  const { visits } = (await board()).outlook
  expect(visits.filter(({ room }: { room: Likely }) => room !== null)).toEqual([])
})
