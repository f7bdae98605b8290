import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { waitingOrder } from '@mikvah/rules/visit/board.ts'
import type { Board, VisitSeen } from '../../live/live-event.ts'

const at = (instant: string | null | undefined): Ms => (instant ? Date.parse(instant) : 0)

const arrivalOf = ({ arrivedOnTime = null, timeArrived }: VisitSeen) => ({
  arrivedOnTime,
  timeArrived: at(timeArrived),
})

/** Visits that wait for a room, in the order in which rooms are given. */
export const waitingInOrder = (waiting: readonly VisitSeen[]): VisitSeen[] =>
  waiting
    .filter(({ reservationStatus }) => reservationStatus === 'Waiting')
    .toSorted((one, other) => waitingOrder(arrivalOf(one), arrivalOf(other)))

/** How many whole minutes after her hour she came; null when she was on time, or that isn't known. */
export const lateMinutes = ({ arrivedOnTime, timeArrived, reservationTime }: VisitSeen) =>
  arrivedOnTime === false && timeArrived
    ? Math.max(0, Math.floor((at(timeArrived) - at(reservationTime)) / 60_000))
    : null

/** How far ahead the board looks for who will come soon. */
export const soonWithin: Ms = minutes(90)

/** Visits whose hour comes within `soonWithin`, or has passed without the patron. */
export const upcomingSoon = (upcoming: readonly VisitSeen[], now: Ms): VisitSeen[] =>
  upcoming.filter(({ reservationTime }) => at(reservationTime) <= now + soonWithin)

/** Patrons who are at the desk and not checked in yet, the longest there first. */
export const arrivedInOrder = ({ here }: Pick<Board, 'here'>): VisitSeen[] =>
  here
    .filter(({ reservationStatus }) => reservationStatus === 'Arrived')
    .toSorted((a, b) => at(a.statusSince) - at(b.statusSince))

/** Patrons who have a room: from when they are given it until they are done, their time at the water included. */
export const inRoomsOf = ({ here }: Pick<Board, 'here'>): VisitSeen[] =>
  here.filter(({ reservationStatus = 'Arrived' }) => isIn('inRoom', reservationStatus))

/**
 * Patrons who have a room, their time at the water included, first the one who has had her status for the largest share
 * of the minutes it may take; a status without a limit counts as one of an hour.
 */
export function hereInOrder(
  board: Pick<Board, 'here'>,
  thresholdOf: (status: ReservationStatus) => number | null,
  now: Ms,
): VisitSeen[] {
  const share = ({ reservationStatus = 'Arrived', statusSince }: VisitSeen) =>
    (now - at(statusSince)) / 60_000 / (thresholdOf(reservationStatus) ?? 60)
  return inRoomsOf(board).toSorted((a, b) => share(b) - share(a))
}

/** Visits that are over, the latest first, because a mistaken tap is noticed soon. */
export const doneInOrder = (completed: readonly VisitSeen[]): VisitSeen[] =>
  completed.toSorted((a, b) => at(b.timeCompleted) - at(a.timeCompleted))
