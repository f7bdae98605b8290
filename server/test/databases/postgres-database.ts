import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateDatabase } from './postgres-for-tests.ts'

export type PostgresDatabase = { url: string; drop(): Promise<void> }

/** A database of one's own on the run's private cluster: migrated, or with nothing in it. */
export async function postgresDatabase({ empty = false } = {}): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${empty ? 'template0' : templateDatabase}`)
  return { url: urlOf(name), drop: () => asAdmin(`drop database ${name} with (force)`) }
}

const urlOf = (name: string): string => inject('postgresUrl').replace('DATABASE', name)

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
