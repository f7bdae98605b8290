import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
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
 * In which statuses a visit is over, or was replaced by another, so that an edit can't replace it any more. Where it is
 * canceled, the edit is a booking of its own.
 */
export const goneForEdits = ['Done', 'Replaced'] as const satisfies readonly ReservationStatus[]

/**
 * Whether a visit that an edit was to replace, as `lockReplacedBy` gives it, has begun, is over or was replaced by
 * another; false for none.
 */
export const hasBegunOrGone = (old: Pick<ReservationRow, 'status'> | null): boolean =>
  old !== null &&
  (isIn('inTheBuilding', old.status) || goneForEdits.some((status) => status === old.status))

/** Whether a visit waits to replace one that has begun or is gone; `replaced` is what `replacedBy` gives for it. */
export function replacedHasBegun(
  { status, replacingId }: Pick<ReservationRow, 'status' | 'replacingId'>,
  replaced: ReadonlyMap<string, ReservationStatus>,
): boolean {
  const old = replaced.get(replacingId ?? '')
  return status === 'Pending' && hasBegunOrGone(old === undefined ? null : { status: old })
}
