import { setTimeout as pause } from 'node:timers/promises'
import { slowedMs } from '@mikvah/rules/people/slowed.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { hash, verify } from '@node-rs/argon2'
import type { Db, Tx } from '../db/database.ts'
import { accountsChanged } from '../facility/facility.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { type Account, accountByUserName, signedIn } from '../people/accounts.ts'
import { lockAnyAccount } from '../people/store.ts'
import { limitsByAddress, limitsByNet } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { countTry, giveBack, type Limit, triesIn, withinLimits } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { TokenRefused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { nameHash, secretHash } from './hashes.ts'
import { credentialBySecret, credentialLives, useCredential } from './store.ts'
import { nextRefreshToken, tokenAnswer } from './tokens.ts'

const windowMs = minutes(15)
/** Wrong passwords for one name from one net, and from everywhere. */
export const passwordLimits = { ofName: 20, fromEverywhere: 50 } as const
/** Wrong passwords for all names together from one net. */
export const passwordsOfAddress: Limit = {
  ...{ bucket: bucketOf('sign-in-address'), most: 60, windowMs },
}

/** Compared when nobody has that name, so that the time taken doesn't tell. */
const nobody = hash('nobody has this password')

/** Trades a staff password, or the credential of a patron's device, for tokens (rules 8). */
export async function tradePassword(
  parts: Parts,
  ctx: RequestContext,
  userName: string,
  password: string,
) {
  const now = parts.realNow()
  const name = userName.trim().toLowerCase()
  const seen = await accountByUserName(parts.db.orm, name)
  const known = seen && (await credentialBySecret(parts.db.orm, seen.id, secretHash(password)))
  const credential = known && known.lastUsedAt > now - credentialLives ? known : null
  const right = credential !== null || (await passwordFits(parts, ctx, name, seen, password))
  const session =
    seen &&
    right &&
    (await parts.db.inTransaction((tx) =>
      beginSession(tx, {
        seen,
        credentialId: credential?.id ?? null,
        exempt: parts.exemptsAddress(ctx.ip),
        now,
      }),
    ))
  if (!session) {
    throw new TokenRefused('invalid_grant', textIn(ctx.language, 'wrong-credentials'))
  }
  return tokenAnswer(parts, session.account, session.family, session.secret)
}

type Proven = {
  seen: Account
  credentialId: string | null
  /** The address is exempt from limits. */
  exempt: boolean
  now: Ms
}

/** Judged again under the lock: her password, her device or she herself may have been turned away meanwhile. */
async function beginSession(tx: Tx, { seen, credentialId, exempt, now }: Proven) {
  const account = await lockAnyAccount(tx, seen.id)
  if (!account || account.disabled) return null
  const device = credentialId ? await useCredential(tx, credentialId, now) : null
  if (credentialId ? !device : account.passwordHash !== seen.passwordHash) return null
  // Whoever may be another doesn't keep the account fresh; and every process is to know of her.
  if (device?.unconfirmed) await accountsChanged(tx)
  else await signedIn(tx, account.id, now)
  // That a screen of the house has been seen stands on the page of the devices.
  if (account.kind === 'device') await addEvent(tx, 'devices')
  const family = newId()
  const first = { userId: account.id, family, deviceCredentialId: credentialId }
  const { secret } = await nextRefreshToken(tx, { exempt, now }, first)
  return { account, family, secret }
}

/**
 * Each try is counted before it is judged, so that as many as come at once are judged as one after another, and given
 * back when it was right. By the name alone it is only slowed: nobody can lock another out (rules 8).
 */
async function passwordFits(
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
    await tellWhenFull(orm, ofAddress[0], now)
    await tellWhenFull(orm, ofName[0], now)
    return false
  }
  for (const limit of [...refusing, byName]) await giveBack(orm, limit, now)
  return true
}

/** That somebody is locked out from where she is is news to the desk, once. */
async function tellWhenFull(db: Db, limit: Limit | undefined, now: Ms): Promise<void> {
  if (limit && (await triesIn(db, limit, now)) === limit.most) await addEvent(db, 'locks')
}
