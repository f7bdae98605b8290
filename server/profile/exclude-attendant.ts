import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { attendantById, type exclude, type include } from '../attendants/store.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { patronOf } from '../people/owner.ts'
import { lockAccount } from '../people/store.ts'
import { type UserTold, userTold } from './view.ts'

type Named = { id: string; attendantId: string }

/** She'd rather not meet this attendant, or doesn't mind any more; said twice it is the same. */
export const excludeAttendant = (
  parts: Parts,
  asked: AskedBySomeone,
  { id, attendantId }: Named,
  write: typeof exclude | typeof include,
): Promise<UserTold> =>
  parts.db.inTransaction(async (tx) => {
    const { id: userId } = await patronOf(tx, asked, id)
    const account = await lockAccount(tx, userId)
    if (!(await attendantById(tx, attendantId))) throw new Refused('not-found')
    await write(tx, { userId, attendantId })
    const details = { fields: ['excludedAttendants'], attendant: attendantId }
    await writeAudit(tx, asked, { subject: userId, owner: userId, details })
    return userTold(tx, asked, account)
  })
