import { beforeAll, expect, it } from 'vitest'
import { rooms } from '../../rooms/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'

const tonight = '2026-11-24'
let desk: Desk
let her: Person
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
  her = await desk.patron()
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const path = (attendantId: string, userId = her.userId) =>
  `users/${userId}/excludedattendants/${attendantId}`
const read = async () => (await her.get(`users/${her.userId}`)).body.excludedAttendants

it('whom she’d rather not meet is hers to say, and to take back', async () => {
  expect(await read()).toEqual([])
  for (const again of [1, 2]) {
    const { status, body } = await her.send('PUT', path('batsheva'))
    expect([again, status, body.result.excludedAttendants]).toEqual([
      ...[again, 200, [{ attendantId: 'batsheva' }]],
    ])
  }
  await desk.reception.send('PUT', path('chana'))
  expect(await read()).toHaveLength(2)
  for (const again of [1, 2])
    expect([again, (await her.send('DELETE', path('chana'))).status]).toEqual([again, 200])
  expect(await read()).toEqual([{ attendantId: 'batsheva' }])
})

it('is nobody else’s, and of those who help', async () => {
  expect((await her.send('PUT', path('nobody'))).body.code).toBe('not-found')
  expect((await (await desk.patron()).send('PUT', path('esther'))).status).toBe(404)
  expect((await (await desk.staff('Attendant')).send('PUT', path('esther'))).status).toBe(403)
  expect((await desk.reception.send('PUT', path('esther', desk.admin.userId))).status).toBe(404)
  expect(await read()).toEqual([{ attendantId: 'batsheva' }])
})

it('the desk is told before she is placed with her, and says so once more', async () => {
  const { reservationId, excludedAttendants } = await desk.aVisit({ her })
  expect(excludedAttendants).toEqual([{ attendantId: 'batsheva' }])
  const place = (more: object) =>
    desk.reception.post('reservations/assignroom', { reservationId, roomId: 7, ...more })
  const refused = await place({})
  expect([refused.status, refused.body.code]).toEqual([409, 'excluded-attendant'])
  expect(refused.body.result.reservation.reservationStatus).toBe('Reserved')
  expect((await place({ confirmExcluded: true })).status).toBe(200)
})
