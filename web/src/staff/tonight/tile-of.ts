import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { lookOfRoom, lookOfVisit } from '../../night/statuses.ts'

type Status = ReservationStatus | RoomStatus

/** Statuses in which a person is waited for. */
const now: readonly Status[] = [
  'Assigned',
  'ReadyForCheckingNext',
  'ReadyForMikvahNext',
  'InMikvah',
  'NeedsCleaning',
]
/** Rooms in which no time runs. */
const still: readonly Status[] = ['Ready', 'Offline', 'Available']

/** What a room shows: the state of who is in it, else its own. */
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
