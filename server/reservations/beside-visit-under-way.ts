import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../db/database.ts'
import { lockReplacedBy } from './replaced-by.ts'
import type { ReservationRow } from './store.ts'

/**
 * Whether the visit that this one was to replace has begun meanwhile, is over or was replaced by another, so that she
 * can't have both.
 */
export const isBesideVisitUnderWay = async (tx: Tx, edit: ReservationRow): Promise<boolean> =>
  hasBegunOrGone(await lockReplacedBy(tx, edit))

/**
 * Whether a visit that an edit was to replace, as `lockReplacedBy` gives it, has begun, is over or was replaced by
 * another; false for none.
 */
export function hasBegunOrGone(old: Pick<ReservationRow, 'status'> | null): boolean {
  if (old === null) return false
  return isIn('inTheBuilding', old.status) || old.status === 'Done' || old.status === 'Replaced'
}
