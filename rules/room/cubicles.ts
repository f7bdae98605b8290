import type { ReservationStatus } from '../reservation/statuses.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

export const cubicleStatuses = ['Available', 'Occupied', 'NeedsCleaning', 'Offline'] as const
export type CubicleStatus = (typeof cubicleStatuses)[number]

/** By hand a cubicle is cleaned, taken out of use and put back; who has it is the visit's to say. */
export const judgeCubicle = (
  from: CubicleStatus,
  to: CubicleStatus,
): Verdict<'cubicle-occupied'> =>
  from === 'Occupied' || to === 'Occupied' ? refused('cubicle-occupied') : allowed

/** Her locker is free again once she prepares in a room, or isn't here after all. */
export const freesCubicle = (to: ReservationStatus): boolean =>
  to === 'Prep' || to === 'Reserved' || to === 'Canceled' || to === 'Done'
