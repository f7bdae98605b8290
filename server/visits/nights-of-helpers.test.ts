import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'

const [yesterday, tonight, tomorrow] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
let desk: Desk
let by: Record<'Reception' | 'Attendant' | 'Mikvah', Person>
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
  const [Attendant, Mikvah] = [await desk.staff('Attendant'), await desk.staff('Mikvah')]
  by = { Reception: desk.reception, Attendant, Mikvah }
})
beforeEach(async () => {
  await desk.clock(at('19:00', tonight))
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

const step = (person: Person, id: string, status: string, more: object = {}) =>
  person.post(`reservations/${id}/status`, { status, ...more })
const moveTo = (id: string, night: string) =>
  desk.db.orm.update(reservations).set({ night }).where(eq(reservations.id, id))

/** A visit of each kind that somebody who helps may ask for by its id. */
const visits = {
  'of tonight': () => desk.booked(),
  'left over of the night before': async () => {
    const id = await desk.booked()
    await step(desk.reception, id, 'Waiting')
    await moveTo(id, yesterday)
    return id
  },
  'of the next night': () => desk.booked({ night: tomorrow }),
  'that didn’t come the night before': async () => {
    const id = await desk.booked()
    await moveTo(id, yesterday)
    return id
  },
} as const
type Kind = keyof typeof visits

const [known, unknown] = [409, 404] as const
describe.each<[Kind, Record<keyof typeof by, number>]>([
  ['of tonight', { Reception: known, Attendant: known, Mikvah: known }],
  ['left over of the night before', { Reception: known, Attendant: known, Mikvah: known }],
  ['of the next night', { Reception: known, Attendant: unknown, Mikvah: unknown }],
  ['that didn’t come the night before', { Reception: known, Attendant: unknown, Mikvah: unknown }],
])('a visit %s', (kind, statuses) => {
  it.each(['Reception', 'Attendant', 'Mikvah'] as const)('asked for by %s', async (role) => {
    const id = await visits[kind]()
    const refused = await step(by[role], id, 'Dressing', { expectedStatus: 'Prep' })
    expect(refused.status).toBe(statuses[role])
    expect(JSON.stringify(refused.body).includes(id)).toBe(statuses[role] === known)
    if (role === 'Mikvah') return
    const placing = { reservationId: id, roomId: 7, expectedStatus: 'Prep' }
    const { status, body } = await by[role].post('reservations/assignroom', placing)
    expect(status).toBe(statuses[role])
    expect(JSON.stringify(body).includes(id)).toBe(statuses[role] === known)
  })
})

it('a visit left over that was ended by a mis-tap is taken back within the minute, and is nobody’s after it', async () => {
  const id = await desk.inRoom(8, 'Dressing')
  await moveTo(id, yesterday)
  const { Attendant } = by
  expect((await step(Attendant, id, 'Done')).status).toBe(200)
  expect((await step(Attendant, id, 'Dressing', { undo: true })).status).toBe(200)
  expect((await step(Attendant, id, 'Done')).status).toBe(200)
  await desk.clock(at('19:02', tonight))
  expect((await step(Attendant, id, 'Dressing', { undo: true })).status).toBe(404)
  expect((await step(desk.reception, id, 'Dressing', { undo: true })).status).toBe(409)
})
