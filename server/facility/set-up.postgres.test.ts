import { expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { connect } from '../db/connect.ts'
import { afterUse } from '../test/after-use.ts'
import { lockWaits } from '../test/databases/lock-waits.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { waitUntil } from '../test/wait-for.ts'
import { setUpFacility } from './set-up.ts'
import { facility } from './table.ts'

it('waits while another process lays the facility out, however long that takes', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const db = await connect({ databaseUrl: url })
  afterUse(() => db.close())
  // Elsewhere a statement waits for a lock for five seconds, and here for none.
  const starting = await connect({ databaseUrl: url, lockTimeoutMs: 1 })
  afterUse(() => starting.close())
  const config = configOf({ LOG_LEVEL: 'silent' })
  await setUpFacility(db, config, 0)

  const [has, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const laying = db.inTransaction(async (tx) => {
    await tx.select().from(facility).for('update')
    has.resolve()
    await done.promise
  })
  await has.promise
  const ended: string[] = []
  const setUp = setUpFacility(starting, config, 0).then(
    () => ended.push('set up'),
    (error) => ended.push(String(error)),
  )
  await waitUntil(async () => (await lockWaits(db)) > 0 || ended.length > 0)
  expect(ended).toEqual([])
  done.resolve()
  await Promise.all([laying, setUp])
  expect(ended).toEqual(['set up'])
})
