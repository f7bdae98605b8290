import type { Database, Tx } from '../db/database.ts'
import { appliedTo } from '../db/migrating/migration-files.ts'
import { longSnapshot } from '../db/snapshot.ts'
import { facility } from '../facility/table.ts'
import { appVersion } from '../version.ts'
import { exactText } from './catalogue.ts'
import { format, type Head, presentForm } from './head.ts'
import { rowsAsText } from './rows-as-text.ts'
import { hasFacility } from './who-is-here.ts'
import { writeFile } from './write-file.ts'

/**
 * When a backup was begun (epoch milliseconds of the real clock), the size of its file, and how many rows are in it.
 */
export type BackupSize = { at: number; bytes: number; rows: number }

/**
 * Writes the whole facility into one file as it stands at one moment; whatever is written meanwhile is in it whole or
 * not at all. On PostgreSQL nobody waits for it. Throws where there is no facility.
 */
export async function backUp(db: Database, path: string, realNow: number): Promise<BackupSize> {
  if (!(await hasFacility(db.orm))) {
    throw new Error(
      'There is no facility here. Give DATABASE_URL or DATA_DIR as its start has them.',
    )
  }
  return db.inTransaction(async (tx) => {
    await tx.execute(exactText)
    const head = await headOf(db, tx, realNow)
    let rows = 0
    const counted = async function* () {
      for await (const text of rowsAsText(tx)) {
        rows += text.startsWith('[') ? text.split('\n').length - 1 : 0
        yield text
      }
    }
    const bytes = await writeFile(path, head, counted())
    return { at: realNow, bytes, rows }
  }, longSnapshot)
}

async function headOf({ engine }: Database, tx: Tx, realNow: number): Promise<Head> {
  const [row] = await tx.select({ mode: facility.mode }).from(facility)
  if (!row) throw new Error('There is no facility here yet: its first start makes it.')
  const migrations = (await appliedTo(tx)).map(({ hash, when }) => ({ hash, when: Number(when) }))
  const at = new Date(realNow).toISOString()
  return {
    format,
    form: presentForm,
    version: appVersion(),
    at,
    engine,
    mode: row.mode,
    migrations,
  }
}
