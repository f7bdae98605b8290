import type pg from 'pg'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { rooms } from '../../rooms/table.ts'
import { at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { deskBesideAClient } from '../../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../../test/databases/lock-waits.ts'
import { supplyRequests } from '../table.ts'

const tonight = '2026-11-24'
const soap = { action: 'add', items: ['soap'] }
let desk: Desk
let screen: Person
let other: pg.Client
let her: Person
let visit: string
beforeAll(async () => {
  const beside = await deskBesideAClient({ now: at('19:00', tonight) })
  desk = beside.desk
  other = beside.client
  screen = await desk.staff('Room7')
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
})
/** Somebody is in room 7. */
beforeEach(async () => {
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 7))
  her = await desk.patron()
  visit = await desk.booked({ her })
  const placed = { reservationId: visit, roomId: 7 }
  expect((await desk.reception.post('reservations/assignroom', placed)).status).toBe(200)
})

it('a request waits for whoever moves her with empty hands, so that neither bars the other’s way', async () => {
  // As every move does it: her visit first, then her room.
  await other.query('begin')
  await other.query('select 1 from reservations where id = $1 for update', [visit])
  const asked = screen.post('rooms/7/supplyrequest', { ...soap, reservationId: visit })
  await untilLockWaits(desk.db, 1)
  await other.query('select 1 from rooms where id = 7 for update nowait')
  await other.query('commit')
  expect((await asked).status).toBe(200)
  await desk.reception.post(`reservations/${visit}/status`, { status: 'Done' })
})

it('what is asked for while her visit is edited is hers as it is then', async () => {
  await other.query('begin')
  await other.query('select 1 from rooms where id = 7 for update')
  const edited = desk.aVisit({ her, parking: true, replacingReservationId: visit })
  await untilLockWaits(desk.db, 1)
  const asked = desk.reception.post('rooms/7/supplyrequest', soap)
  await untilLockWaits(desk.db, 2)
  await other.query('commit')
  const now = await edited
  expect(now).toMatchObject({ reservationStatus: 'Assigned', roomId: 7 })
  expect((await asked).status).toBe(200)
  const hers = eq(supplyRequests.reservationId, now.reservationId)
  const rows = await desk.db.orm.select().from(supplyRequests).where(hers)
  expect(rows).toMatchObject([{ status: 'open' }])
})
