import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { useSyncExternalStore } from 'react'
import type { VisitSeen } from '../../live/told.ts'

type Moved = { reservationId: string; status: ReservationStatus | undefined }

/**
 * What this desk moved last. Two desks are signed in as one account, and the way back is offered at the one that knows
 * what it has done.
 */
let last: Moved | null = null
const hearers = new Set<() => void>()

export function keepMoved(visit: VisitSeen | undefined): void {
  if (!visit) return
  last = { reservationId: visit.reservationId, status: visit.reservationStatus }
  for (const hear of hearers) hear()
}

function hear(hearer: () => void) {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

export const useJustMoved = (): Moved | null => useSyncExternalStore(hear, () => last)
