import type { Db } from '../db/database.ts'
import { type SQL, sql } from '../db/drizzle/queries.ts'
import { inPublic, type Sequence, type Table, tablesOf } from './catalogue.ts'
import type { Said } from './rows-as-text.ts'

const rowsAtOnce = 500
const lettersAtOnce = 1_000_000

/**
 * Writes the lines of a backup into the schema that was made for it, and gives the number of rows. Throws unless every
 * row that it counts has come.
 */
export async function writeRows(tx: Db, lines: AsyncIterable<string>): Promise<number> {
  const loading = await aLoading(tx)
  for await (const line of lines) {
    if (line.startsWith('[')) await loading.row(line)
    else await loading.said(JSON.parse(line))
  }
  return loading.end()
}

async function aLoading(tx: Db) {
  const tables = new Map((await tablesOf(tx)).map((table) => [table.name, table]))
  const loaded: Record<string, number> = {}
  let into: { name: string; insert: (rows: string) => SQL } | null = null
  let waiting: string[] = []
  let letters = 0
  let expected: Record<string, number> | null = null

  const flush = async () => {
    if (into && waiting.length > 0) {
      await tx.execute(into.insert(`[${waiting.join(',')}]`))
      loaded[into.name] = (loaded[into.name] ?? 0) + waiting.length
    }
    waiting = []
    letters = 0
  }

  return {
    async row(line: string) {
      waiting.push(line)
      letters += line.length
      if (waiting.length >= rowsAtOnce || letters >= lettersAtOnce) await flush()
    },
    async said(said: Said) {
      await flush()
      if ('table' in said) {
        into = { name: said.table, insert: insertInto(tables.get(said.table), said.columns) }
        loaded[said.table] = 0
      } else if ('sequences' in said) await setCounters(tx, said.sequences)
      else expected = said.counts
    },
    end() {
      const sorted = (counts: Record<string, number> | null) =>
        JSON.stringify(Object.entries(counts ?? {}).toSorted())
      if (expected === null || sorted(expected) !== sorted(loaded)) {
        throw new Error('The backup lacks rows that it speaks of')
      }
      return Object.values(loaded).reduce((sum, count) => sum + count, 0)
    },
  }
}

/** Each value is read from its text into the type that the schema gives it. */
function insertInto(table: Table | undefined, columns: string[]): (rows: string) => SQL {
  const types = new Map(table?.columns.map(({ name, type }) => [name, type]))
  if (!table) throw new Error('The backup has a table that its own schema lacks')
  const values = columns.map((name, nth) => {
    const type = types.get(name)
    if (!type) throw new Error(`The backup has a column ${name} that its own schema lacks`)
    return sql.raw(`(one ->> ${nth})::${type}`)
  })
  const names = columns.map((name) => sql.identifier(name))
  const picked = (rows: string) =>
    sql`select ${sql.join(values, sql`, `)} from jsonb_array_elements(${rows}::jsonb) as one`
  return (rows) =>
    sql`insert into ${inPublic(table.name)} (${sql.join(names, sql`, `)}) overriding system value ${picked(rows)}`
}

/** Sets the sequences to where they were. */
async function setCounters(tx: Db, sequences: Sequence[]): Promise<void> {
  for (const { name, last, called } of sequences) {
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::int8, ${called}::boolean)`,
    )
  }
}
