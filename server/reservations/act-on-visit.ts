import type { AuditDetails } from '@mikvah/contract/audited.ts'
import { actOnce } from '../audit/act-once.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { lockVisit } from './lock-visit.ts'
import { type ReservationRow, reservationById } from './store.ts'

/** What one act on a visit is made of. */
export type ActOnVisit<Done> = {
  /** Whether the caller may know of this visit at all; whether the act is allowed is judged under the lock. */
  may: (db: Db, seen: ReservationRow) => boolean | Promise<boolean>
  /** The act itself: refuses or writes. The visit and its night are locked. */
  act: (tx: Tx, row: ReservationRow) => Promise<Done>
  /** The details of the audit row, worked out before the act or after it. */
  audit: { before: (row: ReservationRow) => AuditDetails } | { after: AfterAct<Done> }
  /** Reads how things stand when the act is refused. */
  fresh: (db: Db, seen: ReservationRow) => Promise<unknown>
}
type AfterAct<Done> = (row: ReservationRow, done: Done) => AuditDetails

/**
 * What all acts on one visit have in common: not-found where the caller may not know of it, the answer to a repeat
 * under its idempotency key, the locks, the act, and its audit row and outcome. Gives the visit as it was read before,
 * and what was done; null for a repeat.
 */
export async function actOnVisit<Done>(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { may, act, audit, fresh }: ActOnVisit<Done>,
): Promise<{ seen: ReservationRow; done: Done | null }> {
  const seen = await reservationById(parts.db.orm, id)
  if (!seen || !(await may(parts.db.orm, seen))) throw new Refused('not-found')
  const written = await actOnce(parts, ctx, {
    act: async (tx) => {
      const row = await lockVisit(tx, ctx, seen)
      const about = { subject: row.id, owner: row.userId }
      if ('before' in audit) await writeAudit(tx, ctx, { ...about, details: audit.before(row) })
      const done = await act(tx, row)
      if ('after' in audit) await writeAudit(tx, ctx, { ...about, details: audit.after(row, done) })
      return done
    },
    made: () => ({ reservation: id }),
    fresh: (db) => fresh(db, seen),
    // Whoever sees her own visit doesn't look at somebody's record, so nothing is logged.
    visit: seen.userId === ctx.by.userId ? null : id,
  })
  return { seen, done: written?.done ?? null }
}
