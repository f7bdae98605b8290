import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { type Place, within } from '../test/databases/places.ts'

/**
 * The names of the open connections to the database. On PostgreSQL nothing else shows what a refused second process has
 * left open.
 */
async function linesIn({ DATABASE_URL }: Place) {
  if (!DATABASE_URL) return []
  const asking = new pg.Client({ connectionString: DATABASE_URL })
  await asking.connect()
  const { rows } = await asking.query(
    `select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await asking.end()
  return rows
}

it('a start whose port is taken ends with 1 and one line, and lets go of what it had opened', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  afterUse(async () => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const where: Place = await aFurnishedPlace('empty')
  const { code, said } = await refusedStart({ ...where, PORT: port })
  expect(code).toBe(1)
  expect(said).toMatch(/^The port is taken by another program\..*EADDRINUSE.*\n$/)
  await expect.poll(() => linesIn(where)).toEqual([])
  await expect(within(where, async () => 'opened')).resolves.toBe('opened')
}, 300_000)

it('a start whose migration is refused ends with 1 and one line that names what nobody here knows', async () => {
  const where: Place = await aFurnishedPlace('empty')
  await within(where, (db) =>
    db.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`,
    ),
  )
  const { code, said } = await refusedStart(where)
  expect(code).toBe(1)
  expect(said).toMatch(/^The database was migrated by a newer program.*2100-01-01.*\n$/)
}, 300_000)
