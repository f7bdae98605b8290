import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { logout as logoutCall } from '@mikvah/contract/sign-in.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { lockAnyAccount } from '../people/store.ts'
import { secretHash } from './hashes.ts'
import { endAllOf, endDevicesInDoubt, familiesInDoubt, familyOf, forgetDevice } from './store.ts'

/**
 * Ends this device's sign-in; with `everywhere` all of hers, access tokens included. Whose number is in doubt ends nothing
 * that isn't: a stranger who has it by now doesn't sign its owner out.
 */
export async function logout(
  parts: Parts,
  { by }: AskedBySomeone,
  body: BodyOf<typeof logoutCall>,
) {
  await parts.db.inTransaction(async (tx) => {
    await lockAnyAccount(tx, by.userId)
    if (body.everywhere) {
      await (by.unconfirmed ? endDevicesInDoubt : endAllOf)(tx, by.userId)
      return
    }
    const named =
      body.refresh_token && (await familyOf(tx, by.userId, secretHash(body.refresh_token)))
    const within = by.unconfirmed ? await familiesInDoubt(tx, by.userId) : null
    for (const family of new Set([by.family, named])) {
      if (family && (within?.has(family) ?? true)) await forgetDevice(tx, family)
    }
  })
  return null
}
