import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../db/database.ts'
import { lockReservation, type ReservationRow } from '../reservations/store.ts'

/** Whether the visit that this one was to replace has begun meanwhile or is over, so that she can't have both. */
export async function isBesideVisitUnderWay(
  tx: Tx,
  { replacingId }: ReservationRow,
): Promise<boolean> {
  const old = replacingId ? await lockReservation(tx, replacingId) : null
  return old !== null && (isIn('inTheBuilding', old.status) || old.status === 'Done')
}
