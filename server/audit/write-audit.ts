import type { AuditDetail } from '@mikvah/contract/audited.ts'
import type { Tx } from '../db/database.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { RequestContext } from '../request/context.ts'
import { auditLog } from './table.ts'

type AuditRow = typeof auditLog.$inferSelect

/** What is written beside an act has its words (contract/audited.ts), also what comes by way of a constant. */
type Worded<Given> = Given extends unknown
  ? Given & Record<Exclude<keyof Given, AuditDetail>, never>
  : never

type Written<Given> = {
  /** The id of the record, or the key of the setting. */
  subject: string | null
  /** Whose record it is: what she does with her own leaves nothing. */
  owner?: string | null
  /** Ids, field names and amounts; never a personal value. */
  details?: Worded<Given>
}

/** Who acts, and whose card was swiped for it. */
type Auditing = Pick<RequestContext, 'now' | 'by' | 'act' | 'card'>

const insertAudits = insertMany(auditLog, { name: 'add-audits' })

/** Who did to what the act that this call declares; nothing where it is her own (rules 9). */
export function auditOf<Given extends object>(
  { now, by, act, card }: Auditing,
  { subject, owner, details }: Written<Given>,
): AuditRow | null {
  if (!by || by.userId === owner) return null
  if (!act) throw new Error('This call declares no act in the contract.')
  const swiped = card === undefined ? (details ?? {}) : { ...details, card }
  return rowOf(auditLog, { id: newId(), at: now, actor: by.userId, act, subject, details: swiped })
}

/** Writes them in the transaction of the acts themselves. */
export async function addAudits(tx: Tx, audits: readonly (AuditRow | null)[]): Promise<void> {
  await insertAudits(
    tx,
    audits.filter((row) => row !== null),
  )
}

export const writeAudit = <Given extends object>(
  tx: Tx,
  ctx: Auditing,
  written: Written<Given>,
): Promise<void> => addAudits(tx, [auditOf(ctx, written)])
