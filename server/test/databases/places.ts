import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../db/connect.ts'
import type { Database } from '../../db/database.ts'
import { afterUse } from '../after-use.ts'
import { emptyOnDisk } from './furnished.ts'
import { postgresDatabase } from './postgres-database.ts'

/** The environment variables that say where a process finds its database. */
export type Place = Record<string, string>

/** The place of a new machine: of PostgreSQL there is an empty database, of the embedded engine not even a folder. */
export async function aBarePlace(): Promise<Place> {
  if (process.env.ENGINE === 'postgres') {
    const { url, drop } = await postgresDatabase({ empty: true })
    afterUse(drop)
    return { DATABASE_URL: url }
  }
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-place-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return { DATA_DIR: join(folder, 'data') }
}

/** A database with nothing in it, of either engine. */
export async function anEmptyPlace(): Promise<Place> {
  const place = await aBarePlace()
  if (place.DATA_DIR) await emptyOnDisk(place.DATA_DIR)
  return place
}

/** Runs a query in the database of this place. No process may have an embedded one open. */
export async function within<T>(
  { DATABASE_URL, DATA_DIR = '' }: Place,
  look: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await connect(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR })
  try {
    return await look(db)
  } finally {
    await db.close()
  }
}
