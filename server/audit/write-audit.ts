import type { Tx } from '../db/database.ts'
import type { Asked } from '../http/asked.ts'
import { newId } from '../ids.ts'
import { auditLog } from './table.ts'

type Written = {
  /** The id of the record, or the key of the setting. */
  subject: string | null
  /** Whose record it is: what she does with her own leaves nothing. */
  owner?: string | null
  /** Ids, field names and amounts; never a personal value. */
  details?: Record<string, unknown>
}

/** Writes who did to what the act that this call declares, in the act's own transaction (rules 9). */
export async function writeAudit(
  tx: Tx,
  { now, by, act }: Pick<Asked, 'now' | 'by' | 'act'>,
  { subject, owner, details = {} }: Written,
): Promise<void> {
  if (!by || by.userId === owner) return
  if (!act) throw new Error('This call declares no act in the contract.')
  await tx
    .insert(auditLog)
    .values({ id: newId(), at: now, actor: by.userId, act, subject, details })
}
