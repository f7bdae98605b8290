import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { settings } from '../settings/table.ts'

/** Sets the setting that an upload fills in (shapes); the upload's own audit row says so. */
export async function fillSetting(
  tx: Tx,
  { now, by }: Pick<SignedInContext, 'now' | 'by'>,
  { key, value }: { key: SettingKey; value: string },
): Promise<void> {
  const row = { key, value, changedAt: now, changedBy: by.userId }
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}
