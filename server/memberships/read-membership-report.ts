import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { membershipReport } from '@mikvah/contract/users.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { type MemberPlace, membersByExpiration } from './store.ts'
import { membershipView } from './view.ts'

const some = 200

/**
 * Members whose membership ends between two days, both included, in that order: who she is, with her membership as
 * `membershipView`, in lists of 200 at most. A day that is left out is no bound.
 */
export async function* readMembershipReport(
  { db }: Pick<Parts, 'db'>,
  ctx: SignedInContext,
  { expireFrom, expireTo }: QueryOf<typeof membershipReport>,
) {
  let after: MemberPlace | undefined
  do {
    const between = { from: expireFrom, to: expireTo, after, most: some }
    const members = await membersByExpiration(db.orm, between)
    yield members.map((member) => ({
      userId: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      phoneNumber: member.phone,
      ...membershipView(ctx, member),
    }))
    after = members.length < some ? undefined : members.at(-1)
  } while (after)
}
