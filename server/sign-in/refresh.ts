import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { type Account, signedIn } from '../people/accounts.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { TokenRefused } from '../request/refused.ts'
import { secretHash } from './hashes.ts'
import { lockFamilyOf, revokeFamily, revokeTokens, tradeToken, useCredential } from './store.ts'
import { nextRefreshToken, tokenAnswer } from './tokens.ts'

/** An answer may be lost on its way: for so long the same token may be traded once more. */
const lostAnswer = 60_000

/**
 * Rotates a refresh token: trades it for the next one, and gives the token answer with it; any other is refused with
 * invalid_grant. A token that is used again (reuse detection) ends its whole family, as two must have it, unless its
 * answer may have been lost: within a minute, while its successor is unused.
 */
export async function refresh(
  parts: Parts,
  { ip }: RequestContext,
  refreshToken: string,
  userId: string | undefined,
) {
  const now = parts.realNow()
  const traded = await parts.db.inTransaction(async (tx) => {
    const found = await lockFamilyOf(tx, secretHash(refreshToken))
    if (!found || !(await mayTrade(tx, found, { userId, now }))) return null
    const { account, token } = found
    if (account.disabled) return null
    if (token.deviceCredentialId) await useDevice(tx, account, token.deviceCredentialId, now)
    const next = await nextRefreshToken(tx, { exempt: parts.exemptsAddress(ip), now }, token)
    await tradeToken(tx, token.id, next.id, token.tradedAt ?? now)
    return { account, family: token.family, secret: next.secret }
  })
  if (!traded) throw new TokenRefused('invalid_grant')
  return tokenAnswer(parts, traded.account, traded.family, traded.secret)
}

/**
 * Notes that a device is in use; one in daily use never sends its credential again, only refresh tokens. This is
 * written once a day, and not at each refresh.
 */
async function useDevice(tx: Tx, { id, lastSignIn }: Account, credential: string, now: Ms) {
  const device = await useCredential(tx, credential, now)
  if (device?.unconfirmed === false && (lastSignIn ?? 0) <= now - hours(24))
    await signedIn(tx, id, now)
}

type Family = NonNullable<Awaited<ReturnType<typeof lockFamilyOf>>>

/** Whether a token may be traded. One that comes a second time, and not for a lost answer, ends its family. */
async function mayTrade(
  tx: Tx,
  { token, family }: Family,
  { userId, now }: { userId: string | undefined; now: Ms },
): Promise<boolean> {
  if (token.revoked) await revokeFamily(tx, token.family)
  if (token.revoked || token.expiresAt <= now || (userId && token.userId !== userId)) return false
  if (token.tradedAt === null) return true
  const successor = family.find((member) => member.id === token.successorId)
  const isLost = token.tradedAt > now - lostAnswer && successor?.tradedAt === null
  if (isLost) await revokeTokens(tx, [successor.id])
  else await revokeFamily(tx, token.family)
  return isLost
}
