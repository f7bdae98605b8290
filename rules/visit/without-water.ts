import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

/** A row of the history; `undoes` says that it took back the one before it. */
type Step = { previous: ReservationStatus | null; next: ReservationStatus; undoes: boolean }

const isAfterWater = (status: ReservationStatus): boolean =>
  status === 'Dressing' || status === 'Done'

/**
 * Whether this move takes her past the water although she hasn't been in it. A patron who was in it and was set back by
 * a mistaken tap has been in it. A move that was undone at once doesn't count, nor does the one that undid it.
 */
export const isWithoutWater = (
  from: ReservationStatus,
  to: ReservationStatus,
  history: readonly Step[],
): boolean =>
  isIn('beforeWater', from) &&
  isAfterWater(to) &&
  !history.some(
    ({ previous, next, undoes }, nth) =>
      previous !== null &&
      !undoes &&
      !history[nth + 1]?.undoes &&
      isIn('atWater', previous) &&
      isAfterWater(next),
  )
