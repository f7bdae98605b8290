import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { settings } from '../settings/table.ts'

/** What an upload fills in by itself (shapes); the upload's own row in the log says so. */
export async function fillSetting(
  tx: Tx,
  { now, by }: Pick<SignedInContext, 'now' | 'by'>,
  { key, value }: { key: SettingKey; value: string },
): Promise<void> {
  const row = { key, value, changedAt: now, changedBy: by.userId }
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}
