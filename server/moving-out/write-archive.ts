import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '../db/database.ts'
import type { PgColumn } from '../db/drizzle/columns.ts'
import { asc, getTableName } from '../db/drizzle/queries.ts'
import { longSnapshot } from '../db/snapshot.ts'
import { csvLine, unicodeMark } from '../http/csv.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { bytesOf } from '../uploads/files.ts'
import { files } from '../uploads/table.ts'
import { appVersion } from '../version.ts'
import { type Exported, exported, notExported } from './exported.ts'
import { columnsOf, rowsOf } from './read-rows.ts'

type TableEntry = { name: string; rows: number; without: readonly string[] }
/** Writes one entry of the archive while its pieces come. */
type Put = (name: string, pieces: AsyncIterable<string | Buffer>) => Promise<void>

/**
 * The facility at one moment, as a ZIP: a CSV of each table in `exported`, the files sent in, and about.json.
 */
export async function writeArchive(
  { db, facility }: Pick<Parts, 'db' | 'facility'>,
  moment: Moment,
  { into, gone }: { into: Writable; gone: AbortSignal },
): Promise<void> {
  const { mode } = await facility.read()
  // The library is loaded with the first export, as most processes never make one.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const mtime = new Date(moment.now)
  const sent = pipeline(zip.outputStream, into, { signal: gone })
  const broken = new AbortController()
  sent.catch((error) => broken.abort(error))
  const put: Put = async (name, pieces) => {
    const entry = new PassThrough()
    zip.addReadStream(entry, name, { mtime })
    for await (const piece of pieces) {
      broken.signal.throwIfAborted()
      if (!entry.write(piece)) await once(entry, 'drain', { signal: broken.signal })
    }
    entry.end()
  }
  try {
    await db.inTransaction(async (tx) => {
      const tables: TableEntry[] = []
      for (const one of exported) tables.push(await putTable(tx, moment, one, put))
      await putFiles(tx, put)
      await put('about.json', about({ moment, mode, tables }))
    }, longSnapshot)
  } catch (error) {
    into.destroy()
    await sent.catch(() => undefined)
    throw error
  }
  zip.end()
  await sent
}

async function putTable(tx: Tx, moment: Moment, one: Exported, put: Put): Promise<TableEntry> {
  const name = `${getTableName(one.table)}.csv`
  const columns = columnsOf(one)
  const tellers = columns.map(([field, column]) => ({ field, tell: tellerOf(column, moment) }))
  let count = 0
  async function* lines() {
    yield unicodeMark + csvLine(columns.map(([, column]) => column.name))
    for await (const rows of rowsOf(tx, one)) {
      count += rows.length
      yield rows.map((row) => csvLine(tellers.map(({ field, tell }) => tell(row[field])))).join('')
    }
  }
  await put(name, lines())
  return { name, rows: count, without: one.without ?? [] }
}

/**
 * How values of a column are written: an instant by the facility's clock, to the millisecond; anything else as it is
 * stored.
 */
function tellerOf(column: PgColumn, { content }: Moment): (value: unknown) => unknown {
  if (!column.getSQLType().startsWith('timestamp')) return (value) => value
  return (value) =>
    value === null
      ? null
      : Temporal.Instant.fromEpochMilliseconds(Number(value))
          .toZonedDateTimeISO(content.timeZone)
          .toString({ timeZoneName: 'never', smallestUnit: 'millisecond' })
}

/** Writes the files, each in the folder of its kind; stored names can't lead out of it (uploads/safe-name.ts). */
async function putFiles(tx: Tx, put: Put): Promise<void> {
  for (const file of await tx.select().from(files).orderBy(asc(files.id))) {
    await put(`files/${file.folder}/${file.name}`, bytes())
    async function* bytes() {
      const whole = await bytesOf(tx, file)
      if (whole) yield whole
    }
  }
}

/** A text that says what the archive is, for whoever reads it years later. */
async function* about({
  moment,
  mode,
  tables,
}: {
  moment: Moment
  mode: string
  tables: readonly TableEntry[]
}) {
  const { timeZone } = moment.content
  const exportedAt = Temporal.Instant.fromEpochMilliseconds(moment.now)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never' })
  const facts = { product: 'Mayim', version: appVersion(), mode, exportedAt, timeZone }
  yield `${JSON.stringify({ ...facts, tables: tables, notExported }, null, 2)}\n`
}
