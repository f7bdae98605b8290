import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import type { AskedBySomeone } from '../http/asked.ts'

/** Whatever staff read or change of a patron's record is written down; what she does with her own isn't (rules 9). */
export async function auditStaff(
  tx: Tx,
  asked: AskedBySomeone,
  { act, subject, details }: { act: string; subject: string; details?: Record<string, unknown> },
): Promise<void> {
  if (asked.by.userId === subject) return
  await writeAudit(tx, asked, { act, subject, ...(details ? { details } : {}) })
}
