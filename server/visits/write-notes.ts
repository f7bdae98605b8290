import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeReservationNotes } from '@mikvah/contract/reservations/writing.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { mayTouch } from '../people/owner.ts'
import { lockAccount } from '../people/store.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { changeReservation, lockReservation } from '../reservations/store.ts'
import { readReservation, readReservationById } from '../reservations/views/view.ts'

const written = ['notes', 'userNotes', 'reservationNotes'] as const

/**
 * Writes the notes that are given (a blank one is removed), leaves the others, and gives the visit. The desk's own
 * notes (`notes`) sent by a patron are ignored; for a patron another's visit counts as unknown.
 */
export async function writeNotes(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof writeReservationNotes>,
) {
  const staff = holds(ctx.by.roles, 'Reception')
  if (ctx.key?.made) return readReservationById(parts.db.orm, ctx, id)
  const row = await parts.db.inTransaction(async (tx) => {
    const locked = await lockReservation(tx, id)
    if (!locked || !mayTouch(ctx, locked.userId)) throw new Refused('not-found')
    await lockAccount(tx, locked.userId)
    await recordOutcome(tx, ctx.key, { reservation: id })
    const fields = written.filter((field) => body[field] !== undefined)
    await writeAudit(tx, ctx, { subject: id, owner: locked.userId, details: { fields } })
    return changeReservation(tx, id, {
      userNotes: body.userNotes === undefined ? locked.userNotes : body.userNotes || null,
      reservationNotes:
        body.reservationNotes === undefined
          ? locked.reservationNotes
          : body.reservationNotes || null,
      notes: !staff || body.notes === undefined ? locked.notes : body.notes || null,
    })
  })
  return readReservation(parts.db.orm, ctx, row)
}
