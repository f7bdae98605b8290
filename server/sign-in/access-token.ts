import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { jwtVerify, SignJWT } from 'jose'
import { accessTokenMs, type FacilityNow } from '../facility/facility.ts'
import type { Caller } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'

/**
 * An access token. `endedBefore` is when the account's tokens had last been revoked as this one was made; 0 for
 * never.
 */
export type AccessToken = { caller: Caller; endedBefore: Ms; expiresAt: Ms }

/** Tokens that this process has verified, by the key: a signature is only verified once. */
const knownBy = new WeakMap<Uint8Array, Map<string, AccessToken>>()
const mostKnown = 5_000

/** Each facility has a signing key of its own, so these say only what the token is for. */
const issuer = 'sign-in'
const audience = 'api'

type Signer = Pick<Parts, 'facility' | 'realNow'>

/**
 * Signs a token for 15 minutes, without a phone in it. `tokensFrom` is the account's, read under its lock: comparing
 * that, rather than clocks of two machines, shows whether a revocation came after the token was made.
 */
export function writeAccessToken(
  { facility, realNow }: Signer,
  caller: Caller,
  tokensFrom: Ms | null = null,
): Promise<string> {
  return new SignJWT({
    kind: caller.kind,
    roles: [...caller.roles],
    family: caller.family,
    endedBefore: tokensFrom ?? 0,
    // A process of the previous version, running beside this one during an upgrade, compares this time.
    at: realNow(),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(caller.userId)
    .setExpirationTime(Math.floor((realNow() + accessTokenMs) / 1000))
    .sign(facility.keys.tokens)
}

/**
 * An access token as it was signed, with its caller; null when it isn't ours or has run out. Whether it was revoked
 * since isn't looked at here (`hasEnded`).
 */
export async function readAccessToken(
  { facility, realNow }: Signer,
  token: string,
): Promise<AccessToken | null> {
  const now = realNow()
  const key = facility.keys.tokens
  const known = knownBy.get(key) ?? new Map<string, AccessToken>()
  knownBy.set(key, known)
  const seen = known.get(token)
  if (seen) return seen.expiresAt > now ? seen : null
  const verified = await jwtVerify(token, key, {
    algorithms: ['HS256'],
    issuer,
    audience,
    currentDate: new Date(now),
  }).catch(() => null)
  if (!verified) return null
  const { sub, exp, kind, roles, family, endedBefore } = verified.payload
  const read: AccessToken = {
    caller: {
      userId: String(sub),
      kind: kind as Caller['kind'],
      roles: roles as Role[],
      family: typeof family === 'string' ? family : null,
    },
    endedBefore: Number(endedBefore ?? 0),
    expiresAt: Number(exp) * 1000,
  }
  // All live as long, so that those verified first run out first.
  for (const [old, { expiresAt }] of known) {
    if (expiresAt > now) break
    known.delete(old)
  }
  if (known.size >= mostKnown) known.clear()
  known.set(token, read)
  return read
}

/**
 * Whether a token was revoked before it ran out: she signed out, her password or roles have changed, or her account was
 * disabled.
 */
export function hasEnded(
  { caller: { userId, family }, endedBefore }: AccessToken,
  { accounts, endedFamilies }: Pick<FacilityNow, 'accounts' | 'endedFamilies'>,
): boolean {
  const account = accounts.get(userId)
  const signedOut = family !== null && endedFamilies.has(family)
  return signedOut || account?.disabled === true || (account?.tokensFrom ?? 0) > endedBefore
}
