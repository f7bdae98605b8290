import { minutes } from '@mikvah/rules/time/ms.ts'
import { hash, verify } from '@node-rs/argon2'
import type { Asked } from '../http/asked.ts'
import { countTry, refuseWhenFull } from '../http/limits.ts'
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
  const limit = { bucket: `password:${name}`, most: 20, windowMs: minutes(15) }
  await refuseWhenFull(parts.db.orm, limit, now, 'too-many-tries')
  const account = await accountByUserName(parts.db.orm, name)
  const credential =
    account && (await credentialBySecret(parts.db.orm, account.id, secretHash(password)))
  const alive = credential && credential.lastUsedAt > now - credentialLives
  const right = alive || (await passwordFits(account, password))
  if (!account || account.disabled || !right) {
    await countTry(parts.db.orm, limit, now)
    throw new TokenRefused('invalid_grant', textIn(asked.language, 'wrong-credentials'))
  }
  const family = newId()
  const { secret } = await parts.db.inTransaction(async (tx) => {
    if (credential) await useCredential(tx, credential.id, now)
    await signedIn(tx, account.id, now)
    const deviceCredentialId = credential?.id ?? null
    return nextRefreshToken(tx, { userId: account.id, family, deviceCredentialId, now })
  })
  return tokenAnswer(parts, account, family, secret)
}

async function passwordFits(account: Account | null, password: string): Promise<boolean> {
  const stored = account?.passwordHash
  if (stored) return verify(stored, password)
  await verify(await nobody, password)
  return false
}
