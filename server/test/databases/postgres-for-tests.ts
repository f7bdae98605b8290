import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { startPrivatePostgres } from './private-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's private cluster, with DATABASE for the name. */
    postgresUrl: string
  }
}

export const templateDatabase = 'migrated'

/** One cluster for the whole run, with one migrated database that every test's is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPrivatePostgres()
  try {
    await makeTemplate(cluster.urlOf)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  project.provide('postgresUrl', cluster.urlOf('DATABASE'))
  return () => cluster.stop()
}

async function makeTemplate(urlOf: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()

  const database = await connect({ databaseUrl: urlOf(templateDatabase) })
  await migrate(database)
  await database.close()
}
