import { setTimeout as pause } from 'node:timers/promises'
import { slowedMs } from '@mikvah/rules/people/slowed.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { hash, verify } from '@node-rs/argon2'
import { limitsByAddress, limitsByNet } from '../http/address-limits.ts'
import type { Asked } from '../http/asked.ts'
import { countTry, giveBack, type Limit, withinLimits } from '../http/limits.ts'
import { TokenRefused } from '../http/refused.ts'
import { textIn } from '../http/words.ts'
import { newId } from '../ids.ts'
import type { Parts } from '../parts.ts'
import { secretHash } from './hashes.ts'
import {
  type Account,
  accountByUserName,
  credentialBySecret,
  signedIn,
  useCredential,
} from './store.ts'
import { nextRefreshToken, tokenAnswer } from './tokens.ts'

const credentialLives = 400 * 24 * 3_600_000
const windowMs = minutes(15)

/** Compared when nobody has that name, so that the time taken doesn't tell. */
const nobody = hash('nobody has this password')

/** Trades a staff password, or the credential of a patron's device, for tokens (rules 8). */
export async function tradePassword(
  parts: Parts,
  asked: Asked,
  userName: string,
  password: string,
) {
  const now = parts.realNow()
  const name = userName.trim().toLowerCase()
  const account = await accountByUserName(parts.db.orm, name)
  const credential =
    account && (await credentialBySecret(parts.db.orm, account.id, secretHash(password)))
  const alive = credential && credential.lastUsedAt > now - credentialLives
  const right = alive || (await passwordFits(parts, asked, name, account, password))
  if (!account || account.disabled || !right) {
    throw new TokenRefused('invalid_grant', textIn(asked.language, 'wrong-credentials'))
  }
  const family = newId()
  const { secret } = await parts.db.inTransaction(async (tx) => {
    if (credential) await useCredential(tx, credential.id, now)
    await signedIn(tx, account.id, now)
    const deviceCredentialId = credential?.id ?? null
    const exempt = parts.exemptsAddress(asked.ip)
    const device = { userId: account.id, family, deviceCredentialId }
    return nextRefreshToken(tx, { exempt, now }, device)
  })
  return tokenAnswer(parts, account, family, secret)
}

/**
 * Each try is counted before it is judged, so that as many as come at once are judged as one after another, and given
 * back when it was right. By the name alone it is only slowed: nobody can lock another out (rules 8).
 */
async function passwordFits(
  parts: Parts,
  { ip }: Asked,
  name: string,
  account: Account | null,
  password: string,
): Promise<boolean> {
  const now = parts.realNow()
  const { orm } = parts.db
  const refusing: Limit[] = [
    ...limitsByAddress(parts, ip, { bucket: 'password', most: 60, windowMs }),
    ...limitsByNet(ip, { bucket: `password:${name}`, most: 20, windowMs }),
  ]
  const byName: Limit = { bucket: `password:${name}`, most: 50, windowMs }
  await withinLimits(orm, refusing, now, 'too-many-tries')
  const beyond = (await countTry(orm, byName, now)) - byName.most
  if (beyond > 0) await pause(slowedMs(beyond))
  const stored = account && !account.disabled ? account.passwordHash : null
  const same = await verify(stored ?? (await nobody), password)
  if (!same || !stored) return false
  for (const limit of [...refusing, byName]) await giveBack(orm, limit, now)
  return true
}
