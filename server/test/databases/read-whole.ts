import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Reads from end to end: a table, or an index of which no condition says where to look. */
const readsWhole = (plan: Plan): boolean =>
  plan['Node Type'] === 'Seq Scan' ||
  (/Index.* Scan/.test(plan['Node Type']) && !plan['Index Cond'])

const wholeTablesIn = ({ Plans = [], ...plan }: Plan): string[] => [
  ...(readsWhole(plan) ? [plan['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(wholeTablesIn),
]

/**
 * By the name of each statement that this connection has prepared, the tables that it reads from end to end, with any
 * values whatever.
 */
export async function readWhole(tx: Tx): Promise<Record<string, string[]>> {
  await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
  const { rows } = await tx.execute<{ name: string; values: number }>(
    sql`select name, coalesce(cardinality(parameter_types), 0) as values from pg_prepared_statements`,
  )
  const found: Record<string, string[]> = {}
  for (const { name, values } of rows) found[name] = await readWholeBy(tx, name, values)
  return found
}

async function readWholeBy(tx: Tx, name: string, values: number): Promise<string[]> {
  const given = values > 0 ? `(${Array(values).fill('null')})` : ''
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql.raw(`explain (format json) execute "${name}" ${given}`),
  )
  return rows.flatMap((row) => wholeTablesIn(row['QUERY PLAN'][0].Plan))
}
