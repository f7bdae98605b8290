import type { TestProject } from 'vitest/node'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The URL of the PostgreSQL cluster that is started for this run, with DATABASE in place of the database's name.
     */
    postgresUrl: string
  }
}

export const templateDatabase = 'migrated'

/** Starts one cluster for the whole run, with a migrated database that is copied for each test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPrivatePostgres()
  try {
    await makeTemplate(cluster)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  project.provide('postgresUrl', cluster.urlOf('DATABASE'))
  return () => cluster.stop()
}

async function makeTemplate({ newDatabase }: PrivatePostgres): Promise<void> {
  const database = await connect({ databaseUrl: await newDatabase(templateDatabase) })
  await migrate(database)
  await database.close()
}
