import pg from 'pg'
import { connect } from '../../db/connect.ts'
import { aDesk } from '../a-desk.ts'
import { afterUse } from '../after-use.ts'
import { postgresDatabase } from './postgres-database.ts'

type Given = Omit<NonNullable<Parameters<typeof aDesk>[0]>, 'db'>

/** A desk on a PostgreSQL of its own, and a bare client of the same database that can hold locks against it. */
export async function deskBesideAClient(given: Given) {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterUse(async () => {
    await client.end()
    await db.close()
    await drop()
  })
  return { desk: await aDesk({ ...given, db }), client }
}
