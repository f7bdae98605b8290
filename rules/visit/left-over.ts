import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

/**
 * How a visit ends that was left open when its night was over; null for one that wasn't. Nothing is made up: whoever
 * was checked in counts as having come, and is Done; whoever wasn't stays as she was booked, a no-show.
 */
export function endOfLeftOver(status: ReservationStatus): 'Done' | 'Reserved' | null {
  if (!isIn('inTheBuilding', status)) return null
  return status === 'Arrived' ? 'Reserved' : 'Done'
}
