import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

type Step = { previous: ReservationStatus | null; next: ReservationStatus }

const isAfterWater = (status: ReservationStatus): boolean =>
  status === 'Dressing' || status === 'Done'

/**
 * Whether this move takes her past the water that she hasn't been in. Whoever came out of it once and was set back by a
 * mis-tap has been in it.
 */
export const isWithoutWater = (
  from: ReservationStatus,
  to: ReservationStatus,
  history: readonly Step[],
): boolean =>
  isIn('beforeWater', from) &&
  isAfterWater(to) &&
  !history.some(
    ({ previous, next }) => previous !== null && isIn('atWater', previous) && isAfterWater(next),
  )
