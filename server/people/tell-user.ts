import type { AskedBySomeone } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { auditStaff } from './audit-staff.ts'
import { ownerOf } from './owner.ts'
import { type UserTold, userTold } from './view.ts'

export function tellUser(parts: Parts, asked: AskedBySomeone, id: string): Promise<UserTold> {
  return parts.db.inTransaction(async (tx) => {
    const owner = await ownerOf(tx, asked, id)
    await auditStaff(tx, asked, { act: 'user-read', subject: owner.id })
    return userTold(asked, owner)
  })
}
