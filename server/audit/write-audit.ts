import type { AuditDetail } from '@mikvah/contract/audited.ts'
import type { Tx } from '../db/database.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { RequestContext } from '../request/context.ts'
import { auditLog } from './table.ts'

type AuditRow = typeof auditLog.$inferSelect

/** Details whose names all have words (contract/audited.ts), even when they come through a constant. */
type Worded<Given> = Given extends unknown
  ? Given & Record<Exclude<keyof Given, AuditDetail>, never>
  : never

type Written<Given> = {
  /** The id of the record, or the key of the setting, that was acted on. */
  subject: string | null
  /** The patron whose record it is: what she does with her own isn't logged. */
  owner?: string | null
  /** Ids, field names and amounts; never a personal value. */
  details?: Worded<Given>
}

/** Who acts, and the attendant whose card was swiped. */
type Auditing = Pick<RequestContext, 'now' | 'by' | 'act' | 'card'>

const insertAudits = insertMany(auditLog, { name: 'add-audits' })

/**
 * The audit row of a call's act; null where nobody is signed in, and where the caller is the `owner`, who acts on her
 * own record. Throws for a call that is declared without an act.
 */
export function auditOf<Given extends object>(
  { now, by, act, card }: Auditing,
  { subject, owner, details }: Written<Given>,
): AuditRow | null {
  if (!by || by.userId === owner) return null
  if (!act) throw new Error('This call declares no act in the contract.')
  const swiped = card === undefined ? (details ?? {}) : { ...details, card }
  return rowOf(auditLog, { id: newId(), at: now, actor: by.userId, act, subject, details: swiped })
}

/** Writes audit rows, in the transaction of the acts themselves. */
export async function addAudits(tx: Tx, audits: readonly (AuditRow | null)[]): Promise<void> {
  await insertAudits(
    tx,
    audits.filter((row) => row !== null),
  )
}

/** Writes the audit row of a call's act, where `auditOf` gives one. */
export const writeAudit = <Given extends object>(
  tx: Tx,
  ctx: Auditing,
  written: Written<Given>,
): Promise<void> => addAudits(tx, [auditOf(ctx, written)])
