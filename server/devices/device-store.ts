import type { Db, Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { endAllOf } from '../sign-in/store.ts'
import { devices } from './table.ts'

/** The id of the location (building) where a device's screen stands; null for an account that isn't a device. */
export async function placeOfDevice(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ locationId: devices.locationId })
    .from(devices)
    .where(eq(devices.userId, userId))
  return row?.locationId ?? null
}

/** Signs out whoever is signed in as this account, and makes former passwords and sessions useless. */
export async function putOut(tx: Tx, userId: string): Promise<void> {
  await endAllOf(tx, userId)
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
}
