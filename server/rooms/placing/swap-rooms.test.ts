import { beforeAll, expect, it } from 'vitest'
import { excludedAttendants } from '../../attendants/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const swap = (roomA: number, roomB: number, more: object = {}) =>
  desk.reception.post('rooms/swaprooms', { roomA, roomB, ...more })
const roomNow = async (id: number) => (await desk.reception.get(`rooms/${id}`)).body

it('leaves who is in the water in her pool', async () => {
  const her = await desk.inRoom(7, 'InMikvah')
  const pool = async () =>
    (await desk.reception.get('reservations/listready')).body.inMikvah.find(
      ({ reservationId }: { reservationId: string }) => reservationId === her,
    )
  const before = await pool()
  const { status } = await swap(7, 8)
  expect([status, before.pool, await pool()]).toEqual([
    ...[200, 1],
    { ...before, roomId: 8, roomNumber: '8' },
  ])
})

it('takes along what the screen speaks to her', async () => {
  const [one, other] = [await desk.inRoom(9, 'Prep'), await desk.inRoom(10, 'Prep')]
  await desk.reception.post('rooms/9/setlanguage', { language: 'he' })
  expect((await swap(9, 10)).status).toBe(200)
  expect(await roomNow(10)).toMatchObject({
    ...{ language: 'he', reservation: { reservationId: one } },
  })
  expect(await roomNow(9)).toMatchObject({
    ...{ language: 'en', reservation: { reservationId: other } },
  })
})

it('into the section of somebody she’d rather not meet asks once more', async () => {
  const { userId } = await desk.patron()
  const id = await desk.inRoom(11, 'Prep', { her: { userId } })
  await desk.db.orm.insert(excludedAttendants).values({ userId, attendantId: 'chana' })
  const refused = await swap(11, 16)
  expect([refused.status, refused.body.code]).toEqual([409, 'excluded-attendant'])
  expect((await roomNow(11)).reservation.reservationId).toBe(id)
  expect((await swap(11, 16, { confirmExcluded: true })).status).toBe(200)
  expect((await roomNow(16)).reservation.reservationId).toBe(id)
})
