import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { accountsChanged } from '../facility/facility.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { type Account, accountByUserName, signedIn } from '../people/accounts.ts'
import { lockAnyAccount } from '../people/store.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { TokenRefused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { secretHash } from './hashes.ts'
import { passwordFits } from './password-fits.ts'
import { credentialBySecret, credentialLives, useCredential } from './store.ts'
import { nextRefreshToken, tokenAnswer } from './tokens.ts'

/**
 * Trades a password, or the credential of a patron's device or a screen, for tokens; refuses with invalid_grant
 * whatever was wrong, and with too-many-tries beyond the limits.
 */
export async function tradePassword(
  parts: Parts,
  ctx: RequestContext,
  userName: string,
  password: string,
) {
  const now = parts.realNow()
  const typed = userName.normalize('NFC').trim()
  const name = typed.toLowerCase()
  const seen = await accountByUserName(parts.db.orm, typed)
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
    const { texts } = ctx.content
    throw new TokenRefused('invalid_grant', textIn(ctx.language, 'wrong-credentials', {}, texts))
  }
  return tokenAnswer(parts, session.account, session.family, session.secret)
}

type Proven = {
  seen: Account
  credentialId: string | null
  /** Whether the address is exempt from limits. */
  exempt: boolean
  now: Ms
}

/**
 * Begins a session. The account is judged again under the lock: her password may have changed meanwhile, or she or her
 * device been signed out.
 */
async function beginSession(tx: Tx, { seen, credentialId, exempt, now }: Proven) {
  const account = await lockAnyAccount(tx, seen.id)
  if (!account || account.disabled) return null
  const device = credentialId ? await useCredential(tx, credentialId, now) : null
  if (credentialId ? !device : account.passwordHash !== seen.passwordHash) return null
  // A sign-in by an unconfirmed device may be somebody else's, so it doesn't count as hers; every process is told.
  if (device?.unconfirmed) await accountsChanged(tx)
  else await signedIn(tx, account.id, now)
  // The page of devices shows when a screen was last seen.
  if (account.kind === 'device') await addEvent(tx, 'devices')
  const family = newId()
  const first = { userId: account.id, family, deviceCredentialId: credentialId }
  const { secret } = await nextRefreshToken(tx, { exempt, now }, first)
  return { account, family, secret }
}
