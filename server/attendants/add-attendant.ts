import type { addAttendant as addAttendantCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { newId } from '../ids.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { refuseTakenCard } from './refuse-taken-card.ts'
import { attendantById, attendantView, cardHash } from './store.ts'
import { attendants } from './table.ts'

/** Adds an attendant, and gives her as `attendantView`; refuses with card-in-use when another one has the same card. */
export async function addAttendant(
  parts: Parts,
  ctx: SignedInContext,
  { cardCode, ...names }: BodyOf<typeof addAttendantCall>,
) {
  const known = ctx.key?.made?.attendant
  if (known) {
    const made = await attendantById(parts.db.orm, known)
    if (!made) throw new Refused('not-found')
    return attendantView(made)
  }
  const row = {
    id: newId(),
    ...names,
    cardHash: cardCode ? cardHash(parts.facility.keys, cardCode) : null,
  }
  await refuseTakenCard(
    parts.db.inTransaction(async (tx) => {
      await tx.insert(attendants).values(row)
      await recordOutcome(tx, ctx.key, { attendant: row.id })
      await writeAudit(tx, ctx, { subject: row.id })
    }),
  )
  return attendantView(row)
}
