import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

/**
 * How a visit ends that was left over when its night was: as what it was counted, and nothing is made up. Whoever was
 * checked in has come, and is Done; who stood at the gate and never was stays as she was booked, a no-show. Null for a
 * visit that nobody has left here.
 */
export function endOfLeftOver(status: ReservationStatus): 'Done' | 'Reserved' | null {
  if (!isIn('inTheBuilding', status)) return null
  return status === 'Arrived' ? 'Reserved' : 'Done'
}
