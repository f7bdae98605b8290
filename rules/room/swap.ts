import type { ReservationStatus } from '../reservation/statuses.ts'
import type { RoomStatus } from './statuses.ts'

/**
 * The status of a room that a visit leaves in a swap: while she has only been shown in, the other room's; else it is
 * to be cleaned.
 */
export const leftBySwap = (visit: ReservationStatus, other: RoomStatus): RoomStatus =>
  visit === 'Assigned' ? other : 'NeedsCleaning'
