import {
  type ReservationStatus,
  reservationStatuses,
  statusGroups,
} from '../reservation/statuses.ts'

/** What became of a reservation, as reports count it. */
export const countedOutcomes = ['came', 'noShow', 'expected', 'canceled', 'held', 'moved'] as const
export type CountedOutcome = (typeof countedOutcomes)[number]

const inRoomOrDone: readonly ReservationStatus[] = [
  'Waiting',
  ...statusGroups.inRoom,
  'Done',
] as const

/**
 * How reports count a reservation of this status. Whoever was checked in has come. Whoever was only booked, or stood at
 * the gate and never checked in, is a no-show once her night is over, and expected before; a hold that nobody finished
 * never was a visit.
 */
export function countedOutcomeOf(
  status: ReservationStatus,
  { over }: { over: boolean },
): CountedOutcome {
  if (inRoomOrDone.includes(status)) return 'came'
  if (status === 'Canceled') return 'canceled'
  if (status === 'Replaced') return 'moved'
  if (status === 'Pending') return 'held'
  return over ? 'noShow' : 'expected'
}

/** The statuses that count as this outcome, for queries of the database; `over` says whether the night is over. */
export const statusesOf = (outcome: CountedOutcome, { over }: { over: boolean }) =>
  reservationStatuses.filter((status) => countedOutcomeOf(status, { over }) === outcome)
