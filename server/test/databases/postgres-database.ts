import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '../../db/connect.ts'
import type { Database } from '../../db/database.ts'
import { templateDatabase } from './postgres-for-tests.ts'

/** The address of a database, and what drops it. */
export type PostgresDatabase = { url: string; drop(): Promise<void> }

/** A database of its own on the cluster of this run: migrated, empty, or a copy of another one. */
export async function postgresDatabase({
  empty = false,
  template = templateDatabase,
} = {}): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${empty ? 'template0' : template}`)
  const drop = async () => void (await asAdmin(`drop database ${name} with (force)`))
  return { url: urlOf(name), drop }
}

/**
 * The name of a database to copy from, filled when the first test asks for it. Two workers may fill one at once: it is
 * renamed when it is complete, and the second worker uses the first’s.
 */
export async function templateFilledBy(
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<string> {
  const known = await asAdmin(`select 1 from pg_database where datname = '${name}'`)
  if (known > 0) return name
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  await fill(db)
  await db.close()
  const unfinished = new URL(url).pathname.slice(1)
  await asAdmin(`alter database ${unfinished} rename to ${name}`).catch(async (error) => {
    if (!nameIsTaken.includes(error.code)) throw error
    await drop()
  })
  return name
}

/** What PostgreSQL answers for a name that is taken: the second one where both are given it in the same moment. */
const nameIsTaken = ['42P04', '23505']

const urlOf = (name: string): string => inject('postgresUrl').replace('DATABASE', name)

/** Runs a statement as the administrator of the cluster, and gives the number of rows. */
async function asAdmin(statement: string): Promise<number> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    return (await admin.query(statement)).rowCount ?? 0
  } finally {
    await admin.end()
  }
}
