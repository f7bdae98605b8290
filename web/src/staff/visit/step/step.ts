import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'

/** One tap: a visit, where it stands and where the tap takes it. */
export type VisitStep = {
  reservationId: string
  code: string
  from: ReservationStatus
  to: ReservationStatus
  /** Into which pool. */
  pool?: number
}
