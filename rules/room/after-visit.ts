import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import type { RoomStatus } from './statuses.ts'

/** What becomes of the room when the visit in it moves on; a room is Occupied while a visit is in it, and only then. */
const leftAs: Partial<Record<ReservationStatus, RoomStatus>> = {
  Waiting: 'Ready',
  Done: 'NeedsCleaning',
}

export type RoomAfter =
  | { enters: false; leftAs: null }
  | { enters: true; leftAs: null }
  /** An edit hands the room over: whoever comes in takes it as it is left. */
  | { enters: false; leftAs: RoomStatus }

/**
 * Whether a move takes a visit into a room, and as what it leaves one. Where nobody has the section any more, the room she
 * steps out of is no room to be given: it counts as not opened.
 */
export function roomAfter(
  from: ReservationStatus,
  to: ReservationStatus,
  { attended }: { attended: boolean },
): RoomAfter {
  const [was, is] = [isIn('inRoom', from), isIn('inRoom', to)]
  if (was === is) return { enters: false, leftAs: null }
  if (is) return { enters: true, leftAs: null }
  if (to === 'Waiting' && !attended) return { enters: false, leftAs: 'Available' }
  return { enters: false, leftAs: leftAs[to] ?? 'Ready' }
}

/** Nobody is in it, and whoever looks at the board may take it for clean. */
export const countsAsClean = (status: RoomStatus): boolean =>
  status === 'Available' || status === 'Ready'
