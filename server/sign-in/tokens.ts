import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Tx } from '../db/database.ts'
import { accessTokenMs } from '../facility/facility.ts'
import { newId, newSecret } from '../ids.ts'
import type { Parts } from '../parts.ts'
import { writeAccessToken } from './access-token.ts'
import { secretHash } from './hashes.ts'
import { type Account, addRefreshToken } from './store.ts'

const refreshLives = 30 * 24 * 3_600_000

/** Adds the next refresh token of a family and gives its secret, which is kept only as a hash. */
export async function nextRefreshToken(
  tx: Tx,
  {
    userId,
    family,
    deviceCredentialId,
    now,
  }: {
    userId: string
    family: string
    deviceCredentialId: string | null
    now: number
  },
): Promise<{ id: string; secret: string }> {
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

/** The token answer as the specification's clients read it: flat strings, roles joined by commas. */
export async function tokenAnswer(
  parts: Parts,
  account: Account,
  family: string,
  refreshToken: string,
) {
  const issued = parts.realNow()
  const accessToken = await writeAccessToken(parts, {
    userId: account.id,
    kind: account.kind,
    roles: account.roles as Role[],
    family,
  })
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
