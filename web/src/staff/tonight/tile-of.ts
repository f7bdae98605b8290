import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { lookOfRoom, lookOfVisit } from '../../night/statuses.ts'

type Status = ReservationStatus | RoomStatus

/** Statuses in which a patron waits for somebody. */
const now: readonly Status[] = [
  'Assigned',
  'ReadyForCheckingNext',
  'ReadyForMikvahNext',
  'InMikvah',
  'NeedsCleaning',
]
/** Statuses of a room in which the time isn't shown. */
const still: readonly Status[] = ['Ready', 'Offline', 'Available']

/**
 * What a tile shows: the status of the patron in the room (`visit`), or else the room's own, with its look, its word
 * key and since when. `isNow`: somebody waits for somebody; `isStill`: how long isn't shown.
 */
export function tileOf({ status, statusSince, reservation }: RoomView) {
  const visit = status === 'Occupied' ? reservation : null
  const visitStatus = visit?.reservationStatus
  const shown: Status = visitStatus ?? status
  const look = visitStatus ? lookOfVisit[visitStatus] : lookOfRoom[status]
  return {
    visit,
    status: shown,
    look,
    word: visitStatus ? (`status${visitStatus}` as const) : (`room${status}` as const),
    since: visit?.since ?? statusSince,
    isNow: now.includes(shown),
    isStill: still.includes(shown),
  }
}

export type Tile = ReturnType<typeof tileOf>
