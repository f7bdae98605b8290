import { setTimeout as pause } from 'node:timers/promises'
import { slowedMs } from '@mikvah/rules/people/slowed.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { hash, verify } from '@node-rs/argon2'
import type { Database } from '../db/database.ts'
import { addEvent } from '../live/add-event.ts'
import type { Account } from '../people/accounts.ts'
import { limitsByAddress, limitsByNet } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { countTry, giveBack, type Limit, triesIn, withinLimits } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { nameHash } from './hashes.ts'

const windowMs = minutes(15)
/**
 * The rate limit of sign-in against brute force: the most wrong passwords for one name in a quarter of an hour, from
 * one network (further ones are refused) and from everywhere (further ones are slowed down).
 */
export const passwordLimits = { ofName: 20, fromEverywhere: 50 } as const
/** The most wrong passwords for all names together, from one network in a quarter of an hour. */
export const passwordsOfAddress: Limit = {
  ...{ bucket: bucketOf('sign-in-address'), most: 60, windowMs },
}

/** A password for a name that nobody has is compared with this hash, so that the time taken doesn't tell. */
const nobody = hash('nobody has this password')

/**
 * Whether a password is right. Each try is counted before it is judged, so that many at once are treated like one after
 * another, and taken back when it was right. Beyond the limits of a network it is refused; tries by name alone only
 * slow down: nobody can lock another out.
 */
export async function passwordFits(
  parts: Parts,
  { ip }: RequestContext,
  name: string,
  account: Account | null,
  password: string,
): Promise<boolean> {
  const now = parts.realNow()
  const { orm } = parts.db
  const bucket = account
    ? bucketOf('sign-in', account.id)
    : bucketOf('sign-in-unknown', nameHash(parts.facility.keys.names, name))
  const ofName = limitsByNet(ip, { bucket, windowMs, most: passwordLimits.ofName })
  const ofAddress = limitsByAddress(parts, ip, passwordsOfAddress)
  const refusing: Limit[] = [...ofAddress, ...ofName]
  const byName: Limit = { bucket, windowMs, most: passwordLimits.fromEverywhere }
  await withinLimits(orm, refusing, now, 'too-many-tries')
  const beyond = (await countTry(orm, byName, now)) - byName.most
  if (beyond > 0) await pause(slowedMs(beyond))
  const stored = account && !account.disabled ? account.passwordHash : null
  const same = await verify(stored ?? (await nobody), password)
  if (!same || !stored) {
    await tellWhenFull(parts.db, ofAddress[0], now)
    await tellWhenFull(parts.db, ofName[0], now)
    return false
  }
  for (const limit of [...refusing, byName]) await giveBack(orm, limit, now)
  return true
}

/** Tells the desk, once, that somebody is locked out where she is. */
async function tellWhenFull(db: Database, limit: Limit | undefined, now: Ms): Promise<void> {
  if (limit && (await triesIn(db.orm, limit, now)) === limit.most)
    await db.inTransaction((tx) => addEvent(tx, 'locks'))
}
