import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { ReservationRow } from '../reservations/store.ts'

type Seen = Pick<ReservationRow, 'night' | 'status' | 'statusSince'>

/**
 * Whether a visit is before those who help: of tonight, or left over in the building of a night before, as their board
 * has it. One they have just ended stays so while its move may be taken back, and a repeat is told what it has moved.
 */
export function isBeforeHelpers(ctx: SignedInContext, { night, status, statusSince }: Seen) {
  const today = todayOf(ctx)
  if (night === today || ctx.key?.made) return true
  const justEnded = status === 'Done' && ctx.now <= statusSince + undoWithin
  return night < today && (isIn('inTheBuilding', status) || justEnded)
}
