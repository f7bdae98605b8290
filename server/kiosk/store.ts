import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, eq, gte, inArray } from '../db/drizzle/queries.ts'
import { attempts } from '../payments/table.ts'
import { bucketOf } from '../request/bucket.ts'
import type { Caller, SignedInContext } from '../request/context.ts'
import { isShut, type Limit, shut } from '../request/limits.ts'
import { kioskVisits } from './table.ts'

/**
 * For how long a kiosk may act on the visit it looked up, whatever it does meanwhile; by the app's clock. An offline
 * tap of a kiosk that waited longer for the network is refused.
 */
const licence: Ms = minutes(2)

/** The name of the session of one screen: two kiosks that share an account don't share what they looked up or began. */
export const sessionOf = ({ family, userId }: Caller): string => family ?? userId

/** Stores the one visit that the kiosk may act on for the next two minutes; null for none. */
export async function keepLookUp(
  db: Db,
  { by, now }: SignedInContext,
  reservationId: string | null,
): Promise<void> {
  const session = sessionOf(by)
  const row = { userId: by.userId, reservationId, until: now + licence }
  await db
    .insert(kioskVisits)
    .values({ session, ...row })
    .onConflictDoUpdate({ target: kioskVisits.session, set: row })
}

/**
 * Whether the kiosk may still act on this visit: it looked that one up last, and no more than two minutes have passed
 * since then or since a card that prolonged it (`goOnAtKiosk`).
 */
export async function mayActAtKiosk(
  db: Db,
  ctx: SignedInContext,
  reservationId: string,
): Promise<boolean> {
  const of = { session: sessionOf(ctx.by), reservationId }
  const held = await db
    .select({ session: kioskVisits.session })
    .from(kioskVisits)
    .where(and(isOf(of), gte(kioskVisits.until, ctx.now)))
  return held.length > 0
}

type KioskVisit = { session: string; reservationId: string }

/**
 * A card at this kiosk's reader was charged or declined: however long that took, the kiosk may go on with the same
 * visit. After a declined card only where no card has prolonged this look-up before.
 */
export async function goOnAtKiosk(
  tx: Tx,
  of: KioskVisit,
  { now, declined }: { now: Ms; declined: boolean },
): Promise<void> {
  const [held] = await tx.select().from(kioskVisits).where(isOf(of)).for('update')
  if (!held || (declined && (await isProlonged(tx, of, held.until)))) return
  await tx
    .update(kioskVisits)
    .set({ until: now + licence })
    .where(isOf(of))
}

/** Whether the two minutes run from the end of a payment, and no longer from the look-up. */
async function isProlonged(tx: Tx, of: KioskVisit, until: Ms): Promise<boolean> {
  const ends = and(
    eq(attempts.reservationId, of.reservationId),
    eq(attempts.closedAt, until - licence),
    inArray(attempts.state, ['approved', 'declined']),
  )
  const ended = await tx.select({ facts: attempts.facts }).from(attempts).where(ends)
  return ended.some(({ facts }) => facts.session === of.session)
}

const isOf = ({ session, reservationId }: KioskVisit) =>
  and(eq(kioskVisits.session, session), eq(kioskVisits.reservationId, reservationId))

/** Whether look-ups of an account are locked, in whatever session: signing in again unlocks nothing. */
export const isLocked = (db: Db, userId: string) => isShut(db, bucketOf('kiosk-shut', userId))

/** Locks an account's look-ups until the desk releases them. */
export const lock = (db: Db, userId: string) => shut(db, bucketOf('kiosk-shut', userId))

/** The rate limit of look-ups at an account's kiosks, whatever they found: five a minute. */
export const lookUpsOf = (userId: string): Limit => ({
  ...{ bucket: bucketOf('kiosk-look-ups', userId), most: 5, windowMs: minutes(1) },
})

/** The rate limit of look-ups at an account's kiosks that found nothing: five in ten minutes. */
export const missesOf = (userId: string): Limit => ({
  ...{ bucket: bucketOf('kiosk-misses', userId), most: 5, windowMs: minutes(10) },
})
