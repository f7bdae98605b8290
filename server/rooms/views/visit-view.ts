import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations/steps.ts'
import { audienceOf } from '@mikvah/contract/who-sees.ts'
import type { Db } from '../../db/database.ts'
import { mayTouch } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { readReservation } from '../../reservations/views/view.ts'
import { visitsSeen } from './visits-seen.ts'

export type VisitView = ResultOf<typeof changeReservationStatus>

/**
 * A visit as the caller may see it: as `readReservation` gives it for herself and the desk, for others of the house
 * what their audience may see.
 */
export async function visitView(
  db: Db,
  ctx: SignedInContext,
  row: ReservationRow,
): Promise<VisitView> {
  const audience = audienceOf(ctx.by.roles)
  if (mayTouch(ctx, row.userId) || audience === null) return readReservation(db, ctx, row)
  const views = (await visitsSeen(db, ctx, audience, [row.id])).get(row.id)
  if (!views) throw new Error('Nothing to tell.')
  return views
}
