import type { ReservationStatus } from '../reservation/statuses.ts'
import type { RoomStatus } from './statuses.ts'

/** A room that somebody leaves for another one: as that one was, while she has only been shown in; else it is cleaned first. */
export const leftBySwap = (visit: ReservationStatus, other: RoomStatus): RoomStatus =>
  visit === 'Assigned' ? other : 'NeedsCleaning'
