import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import type { RoomStatus } from './statuses.ts'

/** What becomes of the room when the visit in it moves on; a room is Occupied while a visit is in it, and only then. */
const leftAs: Partial<Record<ReservationStatus, RoomStatus>> = {
  Waiting: 'Ready',
  Done: 'NeedsCleaning',
}

/**
 * What a move does to a room: nothing, somebody enters it, or it is left in this status. On an edit the room passes to
 * the new visit as it was left.
 */
export type RoomAfter =
  | { enters: false; leftAs: null }
  | { enters: true; leftAs: null }
  | { enters: false; leftAs: RoomStatus }

/**
 * Whether a move takes the visit into a room, and the status in which it leaves one: to be cleaned once she is Done,
 * else Ready; but Available where she goes back to wait and nobody has the section any more (`attended`).
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

/** Whether a room of this status has nobody in it and is shown as clean on the board. */
export const countsAsClean = (status: RoomStatus): boolean =>
  status === 'Available' || status === 'Ready'
