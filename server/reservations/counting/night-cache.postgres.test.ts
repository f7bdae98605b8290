import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { afterUse } from '../../test/after-use.ts'
import { anEmptyDatabase } from '../../test/databases/a-database.ts'
import { cachedNight, cacheNight } from './night-cache.ts'

it('what was kept of a night is forgotten when a line to the database is lost: it may be back without its last commits', async () => {
  const { url = '' } = await anEmptyDatabase()
  const [ours, other] = [await connect({ databaseUrl: url }), await connect({ databaseUrl: url })]
  afterUse(async () => {
    await ours.close()
    await other.close()
  })
  const key = { locationId: 'main', date: '2026-11-24' }
  const night = { version: 919, before: null, visits: [] }
  await ours.orm.execute(sql`select`)
  cacheNight(ours, key, night)
  expect(cachedNight(ours, key)).toBe(night)
  await other.orm.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`)
  await expect.poll(() => cachedNight(ours, key)).toBeUndefined()
  cacheNight(ours, key, night)
  expect(cachedNight(ours, key)).toBe(night)
})
