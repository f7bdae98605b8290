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
 * Each token is a row for thirty days, and a device needs one every quarter of an hour, so a desk with many devices
 * stays far below this. Only right secrets count, so that nobody can use it up for another.
 */
const mostTokens = { most: 200, windowMs: minutes(15) }
const refreshLives = 30 * 24 * 3_600_000

/**
 * Adds the next refresh token of a family, good for thirty days, and gives its id and its secret, of which only the
 * hash is stored. Refuses with too-many-tries more than 200 of an account in a quarter of an hour, unless `exempt`.
 */
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
 * The token answer as the specification's clients read it: flat strings, roles joined by commas. `account` was read
 * under its lock, so what revokes its tokens afterwards revokes this one.
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
