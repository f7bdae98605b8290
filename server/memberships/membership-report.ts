import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { membershipReport as membershipReportCall } from '@mikvah/contract/users.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { membersByExpiration } from './store.ts'
import { membershipTold } from './view.ts'

/** Members by the day their membership ends, the first to end first; both days included. */
export function membershipReport(
  parts: Parts,
  asked: AskedBySomeone,
  { expireFrom, expireTo }: QueryOf<typeof membershipReportCall>,
) {
  return parts.db.inTransaction(async (tx) => {
    const members = await membersByExpiration(tx, { from: expireFrom, to: expireTo })
    await writeAudit(tx, asked, {
      act: 'membership-report-read',
      subject: null,
      details: { expireFrom, expireTo, rows: members.length },
    })
    return members.map((member) => ({
      userId: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      phoneNumber: member.phone ?? '',
      ...membershipTold(asked, member),
    }))
  })
}
