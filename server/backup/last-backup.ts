import type { Db } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { settings } from '../settings/table.ts'
import type { BackupSize } from './back-up.ts'

/** The key under which it is stored beside the settings; no catalogue has it. */
const key = 'backup:last'

/** Stores when the last backup was begun and its size, so that the office is told when it is too old. */
export async function noteBackup(
  db: Db,
  { at, bytes }: Pick<BackupSize, 'at' | 'bytes'>,
): Promise<void> {
  const row = { key, value: String(bytes), changedAt: at, changedBy: null }
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}

/** When the last good backup was begun, in epoch milliseconds of the real clock; null where there has been none. */
export async function lastBackup(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ at: settings.changedAt })
    .from(settings)
    .where(eq(settings.key, key))
  return row?.at ?? null
}
