import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { inPublic, sequencesOf, type Table, tablesOf } from './catalogue.ts'

/** What one line of a backup says. A row is a list of texts and nulls, in the order of the table's columns. */
export type Said =
  | { table: string; columns: string[] }
  | { sequences: Awaited<ReturnType<typeof sequencesOf>> }
  | { counts: Record<string, number> }

/** The most rows in memory at once; fewer from tables that hold files. */
const rowsAtOnce = 500
const filesAtOnce = 8

/**
 * A whole facility as lines, several in one text: the rows of each table, the sequences, and at the end the number of
 * rows.
 */
export async function* rowsAsText(tx: Db): AsyncGenerator<string> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(tx)) {
    const { name, columns } = table
    yield line({ table: name, columns: columns.map((column) => column.name) })
    counts[name] = 0
    for await (const rows of rowsOf(tx, table)) {
      counts[name] += rows.length
      yield rows.map((row) => `${row}\n`).join('')
    }
  }
  yield line({ sequences: await sequencesOf(tx) })
  yield line({ counts })
}

const line = (said: Said) => `${JSON.stringify(said)}\n`

async function* rowsOf(tx: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const all = sql`select to_json(array[${sql.join(texts, sql`, `)}])::text as row from ${inPublic(name)}`
  await tx.execute(sql`declare rows_to_keep no scroll cursor for ${all}`)
  const atOnce = columns.some(({ type }) => type === 'bytea') ? filesAtOnce : rowsAtOnce
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${atOnce} from rows_to_keep`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close rows_to_keep`)
}
