import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../db/embedded.ts'
import type { Engine } from '../db/engine.ts'
import { openPostgres } from '../db/postgres.ts'
import { afterUse } from './after-use.ts'
import { migratedTemplate } from './migrated-template.ts'
import { postgresDatabase } from './postgres-database.ts'

const onPostgres = process.env.ENGINE === 'postgres'

/**
 * A fresh migrated database on the engine of the running project (ENGINE). It is closed after the
 * test that asked for it; asked for in beforeAll or outside of tests, after the file.
 */
export async function aDatabase(): Promise<Database> {
  const { database } = onPostgres
    ? await postgres()
    : await inMemory({ template: await migratedTemplate() })
  return database
}

/** The same with nothing in it; on PostgreSQL `url` lets a second process in. */
export const anEmptyDatabase = (): Promise<{ database: Database; url?: string }> =>
  onPostgres ? postgres({ empty: true }) : inMemory()

/** The engine itself, migrated, for a test that opens it as several processes. */
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

async function inMemory({ template }: { template?: Blob } = {}) {
  const database = await connect({ inMemory: true, template })
  afterUse(database.close)
  return { database }
}

async function postgres(options?: { empty: boolean }) {
  const { url, drop } = await postgresDatabase(options)
  const database = await connect({ databaseUrl: url })
  afterUse(async () => {
    await database.close()
    await drop()
  })
  return { database, url }
}
