import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { membershipOfUser } from '@mikvah/contract/users.ts'
import { isActiveMember } from '@mikvah/rules/membership/active.ts'
import { judgeMembershipCancel } from '@mikvah/rules/membership/cancel.ts'
import { renewalOf, renewalOpensOn } from '@mikvah/rules/membership/renewal-window.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { todayOf } from '../nights/nights.ts'
import { ownerOf } from '../people/owner.ts'
import { membershipTold } from './view.ts'

type Told = ResultOf<typeof membershipOfUser>

/** Her membership, and what she may do with it today: buy or renew, or from when on; cancel. */
export async function tellMembership(
  { db }: Parts,
  asked: AskedBySomeone,
  id: string,
): Promise<Told> {
  const today = todayOf(asked)
  const owner = await ownerOf(db.orm, asked, id)
  const expiration = owner.membershipExpiration
  const opens = expiration !== null && isActiveMember(owner, today)
  return {
    ...membershipTold(asked, owner),
    renewalOpens: opens ? renewalOpensOn(expiration) : null,
    mayRenew: renewalOf(owner, today) !== 'not-yet',
    mayCancel: judgeMembershipCancel(owner).allowed,
  }
}
