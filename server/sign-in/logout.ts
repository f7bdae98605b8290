import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { logout as logoutCall } from '@mikvah/contract/sign-in.ts'
import type { Tx } from '../db/database.ts'
import { lockAnyAccount } from '../people/store.ts'
import type { Caller, SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { secretHash } from './hashes.ts'
import { endAllOf, endDevicesInDoubt, familiesInDoubt, familyOf, forgetDevice } from './store.ts'

/**
 * Signs this device out, and another of hers if the body names its `refresh_token`; with `everywhere` all of hers,
 * access tokens included. An unconfirmed device can sign out only itself and other unconfirmed ones, so that a stranger
 * who has her number by now can't sign her out.
 */
export async function logout(
  parts: Parts,
  { by }: SignedInContext,
  body: BodyOf<typeof logoutCall>,
) {
  await parts.db.inTransaction(async (tx) => {
    await lockAnyAccount(tx, by.userId)
    if (by.family) await forgetDevice(tx, by.family)
    if (body.everywhere) await (by.unconfirmed ? endDevicesInDoubt : endAllOf)(tx, by.userId)
    else if (body.refresh_token) await endNamed(tx, by, secretHash(body.refresh_token))
  })
  return null
}

async function endNamed(tx: Tx, { userId, unconfirmed }: Caller, hash: string): Promise<void> {
  const named = await familyOf(tx, userId, hash)
  const within = unconfirmed ? await familiesInDoubt(tx, userId) : null
  if (named && (within?.has(named) ?? true)) await forgetDevice(tx, named)
}
