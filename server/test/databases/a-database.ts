import { connect } from '../../db/connect.ts'
import type { Database } from '../../db/database.ts'
import { openInMemory } from '../../db/embedded.ts'
import type { Engine } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { openPostgres } from '../../db/postgres.ts'
import { afterUse } from '../after-use.ts'
import { aLentDatabase, aLentEngine } from './lent.ts'
import { emptyTemplate, migratedTemplate } from './migrated-template.ts'
import { postgresDatabase } from './postgres-database.ts'

const onPostgres = process.env.ENGINE === 'postgres'

/**
 * An empty migrated database on the engine of the running project (ENGINE). It is closed after the
 * test that asked for it; asked for in beforeAll or outside of tests, after the file.
 */
export async function aDatabase(): Promise<Database> {
  const engine = onPostgres ? await aLentDatabase() : await aLentEngine()
  const database = databaseOver(engine, (error) => console.error(error))
  afterUse(database.close)
  return database
}

/** A database without tables. On PostgreSQL, `url` lets a second process connect to it. */
export const anEmptyDatabase = (): Promise<{ database: Database; url?: string }> =>
  onPostgres ? postgres() : inMemory()

/** A migrated database as its engine, for a test that opens it as several processes. */
export async function anEngine(): Promise<Engine> {
  if (!onPostgres) {
    const engine = await openInMemory(await migratedTemplate())
    afterUse(engine.close)
    return engine
  }
  const { url, drop } = await postgresDatabase()
  const engine = await openPostgres(url)
  afterUse(async () => {
    await engine.close()
    await drop()
  })
  return engine
}

async function inMemory() {
  const database = await connect({ inMemory: true, template: await emptyTemplate() })
  afterUse(database.close)
  return { database }
}

async function postgres() {
  const { url, drop } = await postgresDatabase({ empty: true })
  const database = await connect({ databaseUrl: url })
  afterUse(async () => {
    await database.close()
    await drop()
  })
  return { database, url }
}
