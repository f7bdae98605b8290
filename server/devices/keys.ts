import { createHmac } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import type { Keys } from '../secrets/keys.ts'
import { deviceKeys } from './table.ts'

export type DeviceKey = typeof deviceKeys.$inferSelect

/**
 * The hash of a device's key that is stored: keyed (HMAC), so that somebody with the database alone can't try keys
 * against it.
 */
export const deviceKeyHash = ({ devices }: Pick<Keys, 'devices'>, key: string): string =>
  createHmac('sha256', devices).update(key).digest('base64url')

/** The bridge or door panel whose key this is; null for an unknown key. */
export async function deviceWithKey(
  db: Db,
  keys: Pick<Keys, 'devices'>,
  key: string,
): Promise<DeviceKey | null> {
  const [row] = await db
    .select()
    .from(deviceKeys)
    .where(eq(deviceKeys.keyHash, deviceKeyHash(keys, key)))
  return row ?? null
}
