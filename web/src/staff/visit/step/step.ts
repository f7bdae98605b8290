import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'

/** A step: a visit, the status it has, and the status it gets. */
export type VisitStep = {
  reservationId: string
  code: string
  from: ReservationStatus
  to: ReservationStatus
  /** The pool she goes into. */
  pool?: number
}
