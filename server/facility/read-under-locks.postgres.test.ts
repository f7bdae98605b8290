import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { settingsChanged } from './facility.ts'

it('what another process has changed is read though every place for a transaction waits for a lock', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const unhurried = { lockTimeoutMs: 60_000, patience: { call: 60_500 } }
  const db = await connect({ databaseUrl: url, connections: 4, ...unhurried })
  afterUse(db.close)
  const { parts } = await aFacility({ db })
  const other = await connect({ databaseUrl: url })
  afterUse(other.close)

  const [locked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = other.inTransaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`lock table contact_messages in access exclusive mode`)
    locked.resolve()
    await letGo.promise
  })
  await locked.promise
  const waits = [1, 2].map(() =>
    db.inTransaction((tx) => tx.execute(sql`select from contact_messages limit 1`)),
  )
  const waiting = async () => {
    const { rows } = await other.orm.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  await expect.poll(waiting).toBe(2)
  const version = await settingsChanged(other.orm)
  const read = await parts.facility.read().catch((error: Error) => error.message)
  letGo.resolve()
  await Promise.all([holding, ...waits])
  expect(read).toMatchObject({ content: { version } })
})
