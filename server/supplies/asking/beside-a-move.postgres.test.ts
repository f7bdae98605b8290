import pg from 'pg'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { eq, sql } from '../../db/drizzle/queries.ts'
import { rooms } from '../../rooms/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { afterUse } from '../../test/after-use.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { waitFor } from '../../test/wait-for.ts'
import { supplyRequests } from '../table.ts'

const tonight = '2026-11-24'
const booking = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
const soap = { action: 'add', items: ['soap'] }
let desk: Desk
let screen: Person
let other: pg.Client
let wish: { userId: string; reservationTime: string }
let visit: string
beforeAll(async () => {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  other = new pg.Client({ connectionString: url })
  await other.connect()
  afterUse(async () => {
    await other.end()
    await db.close()
    await drop()
  })
  desk = await aDesk({ db, now: at('19:00', tonight) })
  screen = await desk.staff('Room7')
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
})
/** Somebody is in room 7. */
beforeEach(async () => {
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 7))
  wish = { userId: (await desk.patron()).userId, reservationTime: at('20:00', tonight) }
  visit = (await desk.reception.post(booking, wish)).body.result.reservationId
  const placed = { reservationId: visit, roomId: 7 }
  expect((await desk.reception.post('reservations/assignroom', placed)).status).toBe(200)
})

const waiting = (count: number) =>
  waitFor(async () => {
    const { rows } = await desk.db.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(count)
  })

it('a request waits for whoever moves her with empty hands, so that neither bars the other’s way', async () => {
  // As every move does it: her visit first, then her room.
  await other.query('begin')
  await other.query('select 1 from reservations where id = $1 for update', [visit])
  const asked = screen.post('rooms/7/supplyrequest', { ...soap, reservationId: visit })
  await waiting(1)
  await other.query('select 1 from rooms where id = 7 for update nowait')
  await other.query('commit')
  expect((await asked).status).toBe(200)
  await desk.reception.post(`reservations/${visit}/status`, { status: 'Done' })
})

it('what is asked for while her visit is edited is hers as it is then', async () => {
  await other.query('begin')
  await other.query('select 1 from rooms where id = 7 for update')
  const edit = { ...wish, parking: true, replacingReservationId: visit }
  const edited = desk.reception.post(booking, edit)
  await waiting(1)
  const asked = desk.reception.post('rooms/7/supplyrequest', soap)
  await waiting(2)
  await other.query('commit')
  const { body } = await edited
  expect(body.result).toMatchObject({ reservationStatus: 'Assigned', roomId: 7 })
  expect((await asked).status).toBe(200)
  const hers = eq(supplyRequests.reservationId, body.result.reservationId)
  const rows = await desk.db.orm.select().from(supplyRequests).where(hers)
  expect(rows).toMatchObject([{ status: 'open' }])
})
