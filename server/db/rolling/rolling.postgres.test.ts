import { expect, it } from 'vitest'
import { aFacility } from '../../test/a-facility.ts'
import { listening } from '../../test/a-screen.ts'
import { afterUse } from '../../test/after-use.ts'
import { changing, expanding, nextVersion } from '../../test/databases/next-version.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connect } from '../connect.ts'
import { sql } from '../drizzle/queries.ts'
import { migrate } from '../migrating/migrate.ts'

const lines = sql`select 1 from pg_stat_activity
  where application_name = 'mikvah-live' and datname = current_database()`

it('under a house that is open a newer version may expand the database, and not change what it reads', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const db = await connect({ databaseUrl: url })
  afterUse(db.close)
  const facility = await aFacility({ db })
  await listening(facility)
  const newer = await connect({ databaseUrl: url })
  afterUse(newer.close)
  await waitFor(async () => expect((await newer.orm.execute(lines)).rows).toHaveLength(1))

  await expect(migrate(newer, await nextVersion(changing))).rejects.toThrow(
    'and 9999_next.sql changes what they read: stop every one first',
  )
  await migrate(newer, await nextVersion(expanding))
  const patron = await facility.patron()
  const wish = { reservationTime: '2026-11-25T20:00:00-05:00' }
  expect((await patron.post('reservations/newreservation', wish)).status).toBe(200)
  await migrate(db)
})
