import type { Role } from '@mikvah/rules/people/roles.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { accessTokenMs } from '../facility/facility.ts'
import { newId, newSecret } from '../ids.ts'
import type { Account } from '../people/accounts.ts'
import { bucketOf } from '../request/bucket.ts'
import { withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { writeAccessToken } from './access-token.ts'
import { secretHash } from './hashes.ts'
import { addRefreshToken } from './store.ts'

/**
 * Each is a row for thirty days, and a device asks for one in a quarter of an hour: a desk of many devices never comes
 * near. Only who has a right secret counts here, so that nobody fills it for another.
 */
const mostTokens = { most: 200, windowMs: minutes(15) }
const refreshLives = 30 * 24 * 3_600_000

/** Adds the next refresh token of a family and gives its secret, which is kept only as a hash. */
export async function nextRefreshToken(
  tx: Tx,
  { exempt, now }: { exempt: boolean; now: Ms },
  {
    userId,
    family,
    deviceCredentialId,
  }: {
    userId: string
    family: string
    deviceCredentialId: string | null
  },
): Promise<{ id: string; secret: string }> {
  if (!exempt) {
    await withinLimit(
      tx,
      { bucket: bucketOf('tokens', userId), ...mostTokens },
      now,
      'too-many-tries',
    )
  }
  const id = newId()
  const secret = newSecret()
  await addRefreshToken(tx, {
    id,
    family,
    userId,
    deviceCredentialId,
    secretHash: secretHash(secret),
    issuedAt: now,
    expiresAt: now + refreshLives,
  })
  return { id, secret }
}

/**
 * The token answer as the specification's clients read it: flat strings, roles joined by commas. `account` is as it was
 * read under its lock: what ends its tokens meanwhile ends this one too.
 */
export async function tokenAnswer(
  parts: Parts,
  account: Account,
  family: string,
  refreshToken: string,
) {
  const issued = parts.realNow()
  const accessToken = await writeAccessToken(
    parts,
    {
      userId: account.id,
      kind: account.kind,
      roles: account.roles as Role[],
      family,
    },
    account.tokensFrom,
  )
  return {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: accessTokenMs / 1000,
    refresh_token: refreshToken,
    userName: account.userName,
    userId: account.id,
    roles: account.roles.join(','),
    '.issued': new Date(issued).toUTCString(),
    '.expires': new Date(issued + accessTokenMs).toUTCString(),
  }
}
