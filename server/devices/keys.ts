import { createHmac } from 'node:crypto'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import type { Keys } from '../secrets/keys.ts'
import { deviceKeys } from './table.ts'

export type DeviceKey = typeof deviceKeys.$inferSelect

/**
 * The hash of a device's key that is stored: keyed (HMAC), so that somebody with the database alone can't try keys
 * against it.
 */
export const deviceKeyHash = ({ devices }: Pick<Keys, 'devices'>, key: string): string =>
  createHmac('sha256', devices).update(key).digest('base64url')

/** The key of a controller by its secret; null for one that was never made or has ended. */
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

const seldom: Ms = minutes(15)

/** Notes that a key was used, once in a quarter of an hour, so that the office sees that its controller speaks. */
export async function noteUse(tx: Tx, { id, lastUsedAt }: DeviceKey, now: Ms): Promise<void> {
  if (lastUsedAt !== null && Math.abs(now - lastUsedAt) < seldom) return
  await tx.update(deviceKeys).set({ lastUsedAt: now }).where(eq(deviceKeys.id, id))
  await addEvent(tx, 'devices')
}
