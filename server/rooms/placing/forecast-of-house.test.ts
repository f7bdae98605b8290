import { beforeEach, expect, it } from 'vitest'
import { inArray, ne } from '../../db/drizzle/queries.ts'
import { reservations } from '../../reservations/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeEach(async () => {
  desk = await aDesk({
    now: at('19:00', tonight),
    settings: { flowChecking: 'False', flowToFromMikvah: 'True', cleaningMinutes: '15' },
  })
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

type Likely = { p50: string; p90: string } | null
type Foreseen = { reservationId: string; room: Likely; water: Likely }
/** In how many minutes half of the simulated evenings have her there; null where they don’t. */
async function foreseen(what: 'room' | 'water', id: string): Promise<number | null> {
  const { body } = await desk.reception.get('reservations/listreception?outlook=true')
  const hers = body.outlook.visits.find((one: Foreseen) => one.reservationId === id)
  const likely: Likely = hers[what]
  return likely && (Date.parse(likely.p50) - Date.parse(at('19:00', tonight))) / 60_000
}
/** Takes all empty rooms out of use but these. */
async function only(...open: number[]): Promise<void> {
  const { orm } = desk.db
  await orm.update(rooms).set({ status: 'Offline' }).where(ne(rooms.status, 'Occupied'))
  await orm.update(rooms).set({ status: 'Ready' }).where(inArray(rooms.id, open))
}
async function waits(): Promise<string> {
  const id = await desk.booked({ hour: '19:30' })
  expect((await desk.reception.post(`reservations/checkin?resId=${id}`)).status).toBe(200)
  return id
}

it('lets no more at once onto the corridor than the settings say', async () => {
  const [comesBack, ready] = [await desk.booked({ hour: '19:00' }), await desk.booked({})]
  await inARoom(desk, comesBack, { room: 7, status: 'FromMikvah' })
  await inARoom(desk, ready, { room: 8, status: 'ReadyForMikvah' })
  const freely = (await foreseen('water', ready)) ?? Number.NaN
  await desk.put({ corridorsAvailable: '1' })
  expect(await foreseen('water', ready)).toBeGreaterThan(freely)
})

it('leaves a room to her for whom it is kept', async () => {
  const [hers, kept] = [await waits(), await desk.booked({ hour: '19:30' })]
  await only(7)
  expect(await foreseen('room', hers)).toBeLessThan(1)
  const { status } = await desk.reception.post(`reservations/${kept}/preassignroom/?roomId=7`)
  expect(status).toBe(200)
  expect(await foreseen('room', kept)).toBe(30)
  expect(await foreseen('room', hers)).toBeGreaterThan(30)
})

it('counts on no room in which somebody of an earlier night still is', async () => {
  const [hers, left] = [await waits(), await desk.booked({ hour: '19:00' })]
  await inARoom(desk, left, { room: 7, status: 'Prep' })
  await only()
  expect(await foreseen('room', hers)).toBeGreaterThan(1)
  await desk.db.orm
    .update(reservations)
    .set({ night: '2026-11-23' })
    .where(inArray(reservations.id, [left]))
  expect(await foreseen('room', hers)).toBeNull()
})
