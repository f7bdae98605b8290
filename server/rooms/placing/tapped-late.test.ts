import { beforeAll, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
let attendant: Person
beforeAll(async () => {
  const settings = { flowChecking: 'False', flowToFromMikvah: 'False' }
  desk = await aDesk({ now: at('19:00', tonight), settings })
  attendant = await desk.staff('Attendant')
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const tapped = (room: number, reservationStatus: string, time: string) =>
  attendant.post(`rooms/${room}/status`, { reservationStatus, tappedAt: at(time, tonight) })
const rowOf = async (id: string) => {
  const [row] = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
  return row
}
const hour = (time: string) => Date.parse(at(time, tonight))

it('a step that waited for a network is written with the hour at which it was tapped', async () => {
  const id = await desk.inRoom(7, 'Prep')
  await desk.clock(at('19:20', tonight))
  expect((await tapped(7, 'ReadyForMikvah', '19:10')).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ readySince: hour('19:10'), statusSince: hour('19:10') })
  const history = await desk.db.orm
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.reservationId, id))
  expect(history.find(({ next }) => next === 'ReadyForMikvah')?.at).toBe(hour('19:10'))
})

it('no tap lies before her last change, and none at the water lies before it came', async () => {
  await desk.clock(at('19:30', tonight))
  const id = await desk.inRoom(8, 'Prep')
  const before = (await rowOf(id))?.statusSince ?? 0
  await desk.clock(at('19:40', tonight))
  await tapped(8, 'ReadyForMikvah', '18:00')
  expect((await rowOf(id))?.statusSince).toBe(before + 1)
  await desk.clock(at('19:50', tonight))
  await attendant.post(`reservations/${id}/status`, {
    status: 'InMikvah',
    overrideReason: 'She is unwell.',
  })
  await desk.clock(at('20:10', tonight))
  await tapped(8, 'Dressing', '20:00')
  expect((await rowOf(id))?.statusSince).toBeGreaterThanOrEqual(hour('20:10'))
  await desk.clock(at('20:30', tonight))
  await tapped(8, 'Done', '20:25')
  expect(await rowOf(id)).toMatchObject({ status: 'Done', timeCompleted: hour('20:25') })
})
