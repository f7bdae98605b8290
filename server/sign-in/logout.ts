import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { logout as logoutCall } from '@mikvah/contract/sign-in.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { lockAnyAccount } from '../people/store.ts'
import { secretHash } from './hashes.ts'
import { endAllOf, familyOf, forgetDevice } from './store.ts'

/** Ends this device's sign-in; with `everywhere` all of hers, access tokens included. */
export async function logout(
  parts: Parts,
  { by }: AskedBySomeone,
  body: BodyOf<typeof logoutCall>,
) {
  await parts.db.inTransaction(async (tx) => {
    await lockAnyAccount(tx, by.userId)
    if (body.everywhere) {
      await endAllOf(tx, by.userId)
      return
    }
    const named =
      body.refresh_token && (await familyOf(tx, by.userId, secretHash(body.refresh_token)))
    for (const family of new Set([by.family, named])) {
      if (family) await forgetDevice(tx, family)
    }
  })
  return null
}
