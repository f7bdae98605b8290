import { beforeAll, beforeEach, expect, it } from 'vitest'
import { desc, eq } from '../db/drizzle/queries.ts'
import { momentOf } from '../request/moment.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { listenerAs } from './listener.ts'
import { visitKind } from './visit-kind.ts'

const [yesterday, tonight] = ['2026-11-23', '2026-11-24'] as const
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
})
beforeEach(() => desk.clock(at('19:00', tonight)))

/** A visit of the night before that is still in a room. */
async function leftOver(room: number, status: 'Prep' | 'Dressing') {
  const id = await desk.inRoom(room, status)
  await desk.db.orm.update(reservations).set({ night: yesterday }).where(eq(reservations.id, id))
  return id
}
async function done(id: string, more: object = {}) {
  const answer = await desk.reception.post(`reservations/${id}/status`, { status: 'Done', ...more })
  expect(answer.status).toBe(200)
}

/** Whether attendants hear what changes of the visit at this hour. */
async function isHeard(id: string, hour: string): Promise<boolean> {
  await desk.clock(at(hour, tonight))
  const telling = { ...(await momentOf(desk.parts)), language: 'en' as const }
  const { read } = visitKind
  const visits = read && (await desk.db.inTransaction((tx) => read(tx, telling, [id])))
  const visit = visits?.get(id)
  if (!visit) throw new Error('The visit was not read.')
  return visitKind.shape(visit, listenerAs('attendant')) !== null
}
const heardAt = async (id: string) => [
  await isHeard(id, '19:04'),
  await isHeard(id, '19:10'),
  await isHeard(id, '21:10'),
]

it('her own Done, which may have waited for the network, is heard of for two hours', async () => {
  const id = await leftOver(7, 'Dressing')
  const screen = await desk.staff('Room7')
  const hers = { reservationStatus: 'Done', reservationId: id }
  const answer = await screen.post('rooms/7/status', hers)
  expect(answer.status).toBe(200)
  expect(await heardAt(id)).toEqual([true, true, false])
})

it('a Done by the desk has its own hour, and is nobody’s soon after it', async () => {
  const id = await leftOver(6, 'Dressing')
  await done(id)
  expect(await heardAt(id)).toEqual([true, false, false])
})

it('a correction by the desk has its own hour, and is nobody’s soon after it', async () => {
  const id = await leftOver(8, 'Prep')
  await done(id, { overrideReason: 'She went home' })
  expect(await heardAt(id)).toEqual([true, false, false])
})

it('a row of a sheet has its own hour too', async () => {
  const id = await leftOver(9, 'Dressing')
  await done(id)
  const { reservationId, at: since } = statusHistory
  const rows = desk.db.orm.select().from(statusHistory).where(eq(reservationId, id))
  const [last] = await rows.orderBy(desc(since)).limit(1)
  const itself = eq(statusHistory.id, last?.id ?? '')
  await desk.db.orm.update(statusHistory).set({ onPaper: true }).where(itself)
  expect(await heardAt(id)).toEqual([true, false, false])
})
