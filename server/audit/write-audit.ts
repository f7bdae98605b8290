import type { Tx } from '../db/database.ts'
import type { Asked } from '../http/asked.ts'
import { newId } from '../ids.ts'
import { auditLog } from './table.ts'

/** Writes who did what to whom, in the act's own transaction. Ids and field names only. */
export const writeAudit = (
  tx: Tx,
  { now, by }: Pick<Asked, 'now' | 'by'>,
  {
    act,
    subject,
    details = {},
  }: { act: string; subject: string | null; details?: Record<string, unknown> },
) =>
  tx
    .insert(auditLog)
    .values({ id: newId(), at: now, actor: by?.userId ?? null, act, subject, details })
