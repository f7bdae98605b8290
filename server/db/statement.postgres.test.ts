import { expect, it } from 'vitest'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { readWhole } from '../test/databases/read-whole.ts'
import { connect } from './connect.ts'
import { sql } from './drizzle/queries.ts'
import { statementTexts } from './statement.ts'

/** Tables of a row or two. */
const small = ['facility']

it('no statement that is written by hand was planned, in a database made just now, to read a whole table for ever', async () => {
  // The app's modules name their statements as they are loaded.
  // A database that tests before this one have filled and emptied is planned by the sizes that they have left.
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  afterUse(async () => {
    await db.close()
    await drop()
  })
  const { parts } = await aFacility({ db })
  const whole = await parts.db.inTransaction(async (tx) => {
    await tx.execute(sql`deallocate all`)
    for (const [name, text] of statementTexts)
      await tx.execute(sql.raw(`prepare "${name}" as ${text}`))
    return readWhole(tx)
  })
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['number-live-events', 'take-effects']))
  expect(whole).toEqual(
    Object.fromEntries(
      Object.entries(whole).map(([name, tables]) => [
        name,
        tables.filter((table) => small.includes(table)),
      ]),
    ),
  )
})
