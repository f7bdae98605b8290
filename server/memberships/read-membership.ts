import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { membershipOfUser } from '@mikvah/contract/users.ts'
import { hasMemberships, isMember } from '@mikvah/rules/membership/active.ts'
import { judgeMembershipCancel } from '@mikvah/rules/membership/cancel.ts'
import { renewalOf, renewalOpensOn } from '@mikvah/rules/membership/renewal-window.ts'
import { todayOf } from '../nights/nights.ts'
import { ownerOf } from '../people/owner.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { membershipView } from './view.ts'

type MembershipAnswer = ResultOf<typeof membershipOfUser>

/** Her membership, and what she may do with it today: buy, renew (or from when), cancel. */
export async function readMembership(
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
): Promise<MembershipAnswer> {
  const today = todayOf(ctx)
  const owner = await ownerOf(db.orm, ctx, id)
  const expiration = owner.membershipExpiration
  const { values } = ctx.content
  const opens = expiration !== null && isMember(owner, today, values)
  return {
    ...membershipView(ctx, owner),
    renewalOpens: opens ? renewalOpensOn(expiration) : null,
    mayRenew: hasMemberships(values) && renewalOf(owner, today) !== 'not-yet',
    mayCancel: judgeMembershipCancel(owner).allowed,
  }
}
