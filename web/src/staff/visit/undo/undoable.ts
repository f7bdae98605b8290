import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import type { VisitSeen } from '../../../live/live-event.ts'
import type { useJustMoved } from '../just-moved.ts'

/**
 * The last change that this account has made to a visit at this desk: to which status it is undone, and until when that
 * can be done, in milliseconds; null when there is none.
 */
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
