import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import type { VisitSeen } from '../../live/told.ts'

/** What this account has just done to a visit and may take back, and until when; null when there is no such thing. */
export function undoableOf(
  { reservationStatus, statusHistory }: VisitSeen,
  userId: string | undefined,
) {
  const last = statusHistory?.at(-1)
  const to = last?.previousReservationStatus
  if (!to || !last?.undoable || last.newReservationStatus !== reservationStatus) return null
  if (last.statusLastUpdatedByUser !== userId || !last.dateCreated) return null
  return { to, until: Date.parse(last.dateCreated) + undoWithin }
}
