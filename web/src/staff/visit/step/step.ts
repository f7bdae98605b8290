import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'

/** One tap: a visit, where it stands and where the tap takes it. */
export type Step = {
  reservationId: string
  code: string
  from: ReservationStatus
  to: ReservationStatus
  /** Into which pool. */
  pool?: number
}
