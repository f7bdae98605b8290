import { type ReservationStatus, statusGroups } from '../reservation/statuses.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

export const cubicleStatuses = ['Available', 'Occupied', 'NeedsCleaning', 'Offline'] as const
export type CubicleStatus = (typeof cubicleStatuses)[number]

/**
 * Whether a cubicle's status may be set by hand: from any to any but Occupied, which follows from the visits alone.
 */
export const judgeCubicle = (
  from: CubicleStatus,
  to: CubicleStatus,
): Verdict<'cubicle-occupied'> =>
  from === 'Occupied' || to === 'Occupied' ? refused('cubicle-occupied') : allowed

/** Whether a move to this status frees her locker: she is settled in her room or beyond, or isn't here any more. */
export const freesCubicle = (to: ReservationStatus): boolean => freeing.includes(to)

const freeing: readonly ReservationStatus[] = [
  ...statusGroups.inRoom.filter((status) => status !== 'Assigned'),
  'Reserved',
  'Canceled',
  'Done',
]

export const cubicleRefusals = ['cubicles-off', 'cubicle-not-now', 'cubicle-hers'] as const

/** Whether she may have a cubicle for her bag: while she waits and has none, where the facility uses cubicles. */
export function judgeCubicleRequest({
  status,
  hasOne,
  enabled,
}: {
  status: ReservationStatus
  hasOne: boolean
  enabled: boolean
}): Verdict<(typeof cubicleRefusals)[number]> {
  if (!enabled) return refused('cubicles-off')
  if (hasOne) return refused('cubicle-hers')
  return status === 'Waiting' ? allowed : refused('cubicle-not-now')
}
