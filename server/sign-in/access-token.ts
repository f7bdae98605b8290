import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { jwtVerify, SignJWT } from 'jose'
import { accessTokenMs, type FacilityNow } from '../facility/facility.ts'
import type { Caller } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'

/** `endedBefore` is when tokens of the account had last been ended as this one was given out; 0 for never. */
export type AccessToken = { caller: Caller; endedBefore: Ms; expiresAt: Ms }

/** Tokens already checked with a key by this process; a signature is worth checking once. */
const knownBy = new WeakMap<Uint8Array, Map<string, AccessToken>>()
const mostKnown = 5_000

/** Each facility signs with a key of its own; these say what the token is for. */
const issuer = 'sign-in'
const audience = 'api'

type Signer = Pick<Parts, 'facility' | 'realNow'>

/**
 * Signs a token of 15 minutes; it names nobody by phone. `tokensFrom` is the account's as it was read under its lock: by
 * that, and by no clock of two machines, it is known which tokens an end of all of them has met.
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
    // A process of the version before this one, beside it in an upgrade, goes by when it was given out.
    at: realNow(),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(caller.userId)
    .setExpirationTime(Math.floor((realNow() + accessTokenMs) / 1000))
    .sign(facility.keys.tokens)
}

/** The caller a token speaks for, or null when it is not ours or has run out. */
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
  if (known.size >= mostKnown) known.clear()
  known.set(token, read)
  return read
}

/** Whether it is no longer good though its time isn't up: she signed out, or her password or roles have changed. */
export function hasEnded(
  { caller: { userId, family }, endedBefore }: AccessToken,
  { accounts, endedFamilies }: Pick<FacilityNow, 'accounts' | 'endedFamilies'>,
): boolean {
  const account = accounts.get(userId)
  const signedOut = family !== null && endedFamilies.has(family)
  return signedOut || account?.disabled === true || (account?.tokensFrom ?? 0) > endedBefore
}
