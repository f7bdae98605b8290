import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { membershipReport as membershipReportCall } from '@mikvah/contract/users.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { membersByExpiration } from './store.ts'
import { membershipTold } from './view.ts'

/** Members by the day their membership ends, the first to end first; both days included. */
export async function membershipReport(
  { db }: Parts,
  asked: AskedBySomeone,
  { expireFrom, expireTo }: QueryOf<typeof membershipReportCall>,
) {
  const members = await membersByExpiration(db.orm, { from: expireFrom, to: expireTo })
  return members.map((member) => ({
    userId: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    phoneNumber: member.phone,
    ...membershipTold(asked, member),
  }))
}
