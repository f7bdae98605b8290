import type { ReservationStatus } from '../reservation/statuses.ts'

type Step = { previous: ReservationStatus | null; next: ReservationStatus }

const beforeWater: readonly ReservationStatus[] = [
  'Assigned',
  'Prep',
  'ReadyForChecking',
  'ReadyForCheckingNext',
  'Checking',
  'Checked',
  'ReadyForMikvah',
  'ReadyForMikvahNext',
  'ToMikvah',
]
const atWater: readonly ReservationStatus[] = ['InMikvah', 'FromMikvah']
const afterWater: readonly ReservationStatus[] = ['Dressing', 'Done']

/**
 * Whether this move takes her past the water that she hasn't been in. Whoever came out of it once and was set back by a
 * mis-tap has been in it.
 */
export const isWithoutWater = (
  from: ReservationStatus,
  to: ReservationStatus,
  history: readonly Step[],
): boolean =>
  beforeWater.includes(from) &&
  afterWater.includes(to) &&
  !history.some(
    ({ previous, next }) =>
      previous !== null && atWater.includes(previous) && afterWater.includes(next),
  )
