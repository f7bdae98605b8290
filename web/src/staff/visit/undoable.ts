import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import type { useJustMoved } from './just-moved.ts'

/** What this account has just done to a visit at this desk and may take back, and until when; null when there is no such thing. */
export function undoableOf(
  { reservationId, reservationStatus, statusHistory }: VisitSeen,
  userId: string | undefined,
  moved: ReturnType<typeof useJustMoved>,
) {
  if (moved?.reservationId !== reservationId || moved.status !== reservationStatus) return null
  const last = statusHistory?.at(-1)
  const to = last?.previousReservationStatus
  if (!to || !last?.undoable || last.newReservationStatus !== reservationStatus) return null
  if (last.statusLastUpdatedByUser !== userId || !last.dateCreated) return null
  return { to, until: Date.parse(last.dateCreated) + undoWithin }
}
