import { type CubicleStatus, judgeCubicle } from '@mikvah/rules/room/cubicles.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { numberIn } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { cubicleView } from './list-cubicles.ts'
import { lockCubicle } from './store.ts'
import { cubicles } from './table.ts'

/** Sets the status of a cubicle that nobody has, and gives it as `cubicleView`; refuses what `judgeCubicle` says. */
export const changeCubicle = (
  { db }: Parts,
  ctx: SignedInContext,
  id: string,
  status: CubicleStatus,
) =>
  db.inTransaction(async (tx) => {
    const number = numberIn(id)
    const row = number === null ? null : await lockCubicle(tx, number)
    if (!row) throw new Refused('not-found')
    const verdict = judgeCubicle(row.status, status)
    if (!verdict.allowed) throw new Refused(verdict.because)
    await tx.update(cubicles).set({ status }).where(eq(cubicles.id, row.id))
    await addEvent(tx, 'cubicles')
    const details = { from: row.status, to: status }
    await writeAudit(tx, ctx, { subject: String(row.id), details })
    return cubicleView({ ...row, status }, null)
  })
