import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { and, eq, gte } from 'drizzle-orm'
import type { AskedBySomeone, Caller } from '../asked/asked.ts'
import { bucketOf } from '../asked/bucket.ts'
import { isShut, type Limit, shut } from '../asked/limits.ts'
import type { Db } from '../db/database.ts'
import { kioskVisits } from './table.ts'

/** How long a kiosk may act on the visit it looked up, from each of its acts on; on the app's clock. */
const licence: Ms = minutes(2)

/** One screen: two kiosks that share an account don't share what they looked up. */
const sessionOf = ({ family, userId }: Caller): string => family ?? userId

/** From now on this visit, and no other any more; null: none. */
export async function keepLookUp(
  db: Db,
  { by, now }: AskedBySomeone,
  reservationId: string | null,
): Promise<void> {
  const session = sessionOf(by)
  const row = { userId: by.userId, reservationId, until: now + licence }
  await db
    .insert(kioskVisits)
    .values({ session, ...row })
    .onConflictDoUpdate({ target: kioskVisits.session, set: row })
}

/** Whether the kiosk may act on this visit, which is the one it looked up; if so it may go on acting on it. */
export async function mayActAtKiosk(
  db: Db,
  asked: AskedBySomeone,
  reservationId: string,
): Promise<boolean> {
  const held = await db
    .update(kioskVisits)
    .set({ until: asked.now + licence })
    .where(and(isOf(asked, reservationId), gte(kioskVisits.until, asked.now)))
    .returning({ session: kioskVisits.session })
  return held.length > 0
}

/** A payment that was begun at this kiosk took longer than it may act: it goes on with the same visit. */
export const goOnAtKiosk = (db: Db, asked: AskedBySomeone, reservationId: string) =>
  db
    .update(kioskVisits)
    .set({ until: asked.now + licence })
    .where(isOf(asked, reservationId))

const isOf = ({ by }: AskedBySomeone, reservationId: string) =>
  and(eq(kioskVisits.session, sessionOf(by)), eq(kioskVisits.reservationId, reservationId))

/** Of an account, whatever session it is in: signing in anew opens no kiosk. */
export const isLocked = (db: Db, userId: string) => isShut(db, bucketOf('kiosk-shut', userId))

/** Until the desk lets it look again. */
export const lock = (db: Db, userId: string) => shut(db, bucketOf('kiosk-shut', userId))

/** Look-ups that found nothing. */
export const missesOf = (userId: string): Limit => ({
  ...{ bucket: bucketOf('kiosk-misses', userId), most: 5, windowMs: minutes(10) },
})
