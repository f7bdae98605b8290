import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { aDesk, at } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { manyPatrons } from '../../test/many-patrons.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const wholeTablesIn = ({ Plans = [], ...plan }: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(wholeTablesIn),
]

/** What a statement that this connection has planned by name reads from end to end, with any values whatever. */
async function readWholeBy(tx: Tx, name: string, values: number): Promise<string[]> {
  const given = values > 0 ? `(${Array(values).fill('null')})` : ''
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql.raw(`explain (format json) execute "${name}" ${given}`),
  )
  return rows.flatMap((row) => wholeTablesIn(row['QUERY PLAN'][0].Plan))
}

it('no statement of a booking was planned, in a database made just now, to read a whole table for ever', async () => {
  const { url, drop } = await postgresDatabase()
  // A statement is planned on the connection that asks it: with one, all of them are on it.
  const db = await connect({ databaseUrl: url, connections: 1 })
  afterUse(async () => {
    await db.close()
    await drop()
  })
  const desk = await aDesk({ db, settings: { roomsAvailable: '9' } })
  for (const { token } of await manyPatrons(desk, 6)) {
    const { statusCode } = await desk.app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation?v=1',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `plans-${token}`.slice(-99) },
      payload: { reservationTime: at('19:00') },
    })
    expect(statusCode).toBe(200)
  }
  await desk.runDue()

  const readWhole = await db.inTransaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    const { rows } = await tx.execute<{ name: string; values: number }>(
      sql`select name, coalesce(cardinality(parameter_types), 0) as values from pg_prepared_statements`,
    )
    const found: Record<string, string[]> = {}
    for (const { name, values } of rows) found[name] = await readWholeBy(tx, name, values)
    return found
  })
  const booking = ['lock-nights', 'lock-patrons', 'patron-facts', 'add-visits', 'keep-keys']
  expect(Object.keys(readWhole)).toEqual(expect.arrayContaining(booking))
  const grown = Object.entries(readWhole).map(([name, tables]) => [
    name,
    tables.filter((table) => table !== 'facility'),
  ])
  expect(Object.fromEntries(grown)).toEqual(
    Object.fromEntries(Object.keys(readWhole).map((name) => [name, []])),
  )
})
