import { readdirSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { checkAudit } from '../../audit/check-audit.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { migrationsFolder } from '../../db/migrating/migration-files.ts'
import { aFacility } from '../a-facility.ts'
import { anEmptyDatabase } from '../databases/a-database.ts'
import { hashesIn, layKept, rowsOfKept } from '../databases/kept-database.ts'
import { someOf } from '../long.ts'

const dumps = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'))

async function loaded(name: string): Promise<Database> {
  const { database } = await anEmptyDatabase()
  await layKept(database, name)
  return database
}

async function countsOf(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await db.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await db.orm.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

it('there is one', () => expect(dumps.length).toBeGreaterThan(0))

it.each(dumps)('the migrations that made %s are the files of today, to the letter', (name) => {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const kept = hashesIn(rowsOfKept(name))
  expect(kept.length).toBeGreaterThan(0)
  expect(hashes.slice(0, kept.length)).toEqual(kept)
})

// Every migration meets the rows of each dump before it; the gate takes some of them, and fewer on the second engine.
const everyNth = process.env.ENGINE === 'postgres' ? 3 : dumps.length
it.each(someOf(dumps, everyNth))(
  '%s is migrated without losing a row, read, and worked with',
  async (name) => {
    const db = await loaded(name)
    const before = await countsOf(db)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    await migrate(db)
    expect(await countsOf(db)).toMatchObject(before)

    const facility = await aFacility({ db })
    expect(await checkAudit(facility.parts)).toMatchObject({ ok: true })
    const admin = await facility.signIn('Admin', 'practice-admin')
    const { status, body } = await admin.get('payments/list?dt=2026-11-24')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    const shelf = await facility.anyone.get('settings/merchandise')
    expect(JSON.stringify(shelf.body)).toContain('Comb')

    const patron = await facility.patron()
    const slots = await patron.get('reservations/availablereservations?dt=2026-11-26')
    const booked = await patron.post('reservations/newreservation', {
      reservationTime: slots.body.at(-1).timeSlot,
    })
    expect(booked.status).toBe(200)
    await facility.runDue()
  },
)

// What refuses reads one table, which all of them have alike.
it.each(someOf(dumps, dumps.length))(
  'a changed migration is refused by its name: %s',
  async (name) => {
    const { database } = await anEmptyDatabase()
    await layKept(database, name, (rows) => rows.replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000'))
    await expect(migrate(database)).rejects.toThrow(
      'The migration 0000_the-house.sql was changed after it had been applied to this database',
    )
  },
)

it('who stood in the building before there were rooms waits for one, and her history says so', async () => {
  const db = await loaded('0002_visits-at-once.sql')
  await db.orm.execute(sql`update reservations set status = 'Prep'`)
  await migrate(db)
  const { rows } = await db.orm.execute(
    sql`select status, room_id, previous, next, note from reservations
      join status_history on reservation_id = reservations.id order by previous nulls first`,
  )
  const now = { status: 'Waiting', room_id: null }
  expect(rows).toMatchObject([
    { ...now, previous: null },
    { ...now, previous: 'Prep', next: 'Waiting', note: 'rooms came' },
  ])
})

it('what was shut for good under the names of before is shut no more', async () => {
  const db = await loaded('0015_overlapping-refunds.sql')
  const named = ['shut:kiosk:kiosk-1', 'shut:passcode', 'passcode:room-7']
  for (const bucket of named)
    await db.orm.execute(
      sql`insert into limits (bucket, window_start, count, expires_at)
        values (${bucket}, 'epoch', 1, '9999-01-01T00:00:00Z')`,
    )
  await migrate(db)
  const { rows } = await db.orm.execute<{ bucket: string }>(
    sql`select bucket from limits where expires_at > '9000-01-01'`,
  )
  expect(rows).toEqual([{ bucket: 'passcode:room-7' }])
  const reception = await (await aFacility({ db })).signIn('Reception', 'practice-reception')
  expect((await reception.get('locks')).body).toEqual([])
})
