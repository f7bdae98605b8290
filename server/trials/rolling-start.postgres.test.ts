import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aProcess, type Process, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { changing, expanding, nextVersion } from '../test/databases/next-version.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { post } from '../test/over-the-wire.ts'
import { waitFor } from '../test/wait-for.ts'

type House = { url: string; db: Database; desk: Desk }

async function aHouse(): Promise<House> {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const db = await connect({ databaseUrl: url }, () => {})
  afterUse(db.close)
  return { url, db, desk: await aDesk({ db, settings: { reservationsPerNight: '' } }) }
}

const wish = { reservationTime: at('20:00') }
const booking = 'reservations/newreservation?v=1'

async function books({ desk }: House, process: Process): Promise<string> {
  const { token } = await desk.patron()
  const { status, body } = await post(process, `/api/api/${booking}`, wish, token)
  expect([status, body]).toMatchObject([200, {}])
  return body.result.reservationId
}

it('what only expands is applied under a process that serves, which goes on, and starts again beside the new one', async () => {
  const house = await aHouse()
  const env = { DATABASE_URL: house.url }
  const before = await aProcess(env)
  await books(house, before)

  // The one to come begins: it migrates, and serves the same house with this release's own code.
  await migrate(house.db, await nextVersion(expanding))
  const her = await house.desk.patron()
  expect((await her.post(booking, wish)).status).toBe(200)
  const id = await books(house, before)
  expect((await house.desk.reception.get(`reservations/${id}`)).status).toBe(200)

  // Whoever is killed meanwhile comes back as the version it was.
  before.child.kill('SIGKILL')
  await before.gone
  const again = await aProcess(env)
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  await books(house, again)
  const { rows } = await house.db.orm.execute(
    sql`select count(seen_by)::int4 as seen from reservations`,
  )
  expect(rows).toEqual([{ seen: 0 }])
}, 300_000)

it('what changes what others read is refused in a line while one of them runs, and applied once none does', async () => {
  const house = await aHouse()
  const serving = await aProcess({ DATABASE_URL: house.url })
  const next = await nextVersion(changing)
  const other = await connect({ databaseUrl: house.url })
  afterUse(other.close)
  const wanted =
    'Processes of a former version run on this database, and 9999_next.sql changes what they read: stop every one first'
  await expect(migrate(other, next)).rejects.toThrow(wanted)
  await books(house, serving)

  serving.child.kill('SIGTERM')
  await serving.gone
  await waitFor(() => migrate(other, next))
  const { code, said } = await refusedStart({ DATABASE_URL: house.url })
  expect(code).toBe(1)
  expect(said).toMatch(/^The database was migrated by a newer program.*2100-01-01.*\n$/)
}, 300_000)
