import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

/**
 * How a visit ends that was left open when its night was over; nothing is made up. Whoever was checked in counts as
 * having come, and is Done; whoever wasn't stays as she was booked, a no-show. Null for a visit that isn't left open.
 */
export function endOfLeftOver(status: ReservationStatus): 'Done' | 'Reserved' | null {
  if (!isIn('inTheBuilding', status)) return null
  return status === 'Arrived' ? 'Reserved' : 'Done'
}
