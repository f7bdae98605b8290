import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { rooms } from '../rooms/table.ts'
import { supplyRequests } from '../supplies/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'

const tonight = '2026-11-24'
const booking = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
let desk: Desk
let room: pg.Client
beforeAll(async () => {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  room = new pg.Client({ connectionString: url })
  await room.connect()
  afterUse(async () => {
    await room.end()
    await db.close()
    await drop()
  })
  desk = await aDesk({ db, now: at('19:00', tonight) })
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 7))
})

const someoneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await desk.db.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).not.toEqual([])
  })

it('what her room asks for while her visit is edited comes along with her', async () => {
  const { userId } = await desk.patron()
  const wish = { userId, reservationTime: at('20:00', tonight) }
  const { reservationId: old } = (await desk.reception.post(booking, wish)).body.result
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
  const placed = { reservationId: old, roomId: 7 }
  expect((await desk.reception.post('reservations/assignroom', placed)).status).toBe(200)

  // The screen of her room is in the middle of asking, as ask-supplies does it: the room is held, the row is written.
  await room.query('begin')
  await room.query('select 1 from rooms where id = 7 for update')
  const edited = desk.reception.post(booking, {
    ...wish,
    parking: true,
    replacingReservationId: old,
  })
  await someoneWaits()
  await room.query(
    `insert into supply_requests (room_id, reservation_id, item, requested_at) values (7, $1, 'soap', now())`,
    [old],
  )
  await room.query('commit')

  const { body } = await edited
  expect(body.result).toMatchObject({ reservationStatus: 'Assigned', roomId: 7 })
  const asked = await desk.db.orm.select().from(supplyRequests)
  expect(asked).toMatchObject([{ reservationId: body.result.reservationId, status: 'open' }])
})
