import { attendantById, type exclude, type include } from '../../attendants/store.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { patronOf } from '../owner.ts'
import { lockAccount } from '../store.ts'
import { type UserView, userView } from './view.ts'

type Named = { id: string; attendantId: string }

/**
 * Writes that a patron would rather not meet this attendant (`exclude`), or no longer minds (`include`), and gives her
 * as `userView`. A repeat changes nothing. Refuses an unknown patron or attendant.
 */
export const excludeAttendant = (
  parts: Parts,
  ctx: SignedInContext,
  { id, attendantId }: Named,
  write: typeof exclude | typeof include,
): Promise<UserView> =>
  parts.db.inTransaction(async (tx) => {
    const { id: userId } = await patronOf(tx, ctx, id)
    const account = await lockAccount(tx, userId)
    if (!(await attendantById(tx, attendantId))) throw new Refused('not-found')
    await write(tx, { userId, attendantId })
    const details = { fields: ['excludedAttendants'], attendant: attendantId }
    await writeAudit(tx, ctx, { subject: userId, owner: userId, details })
    return userView(tx, ctx, account)
  })
