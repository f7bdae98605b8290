import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { useSyncExternalStore } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { serverNow } from '../../talk/clock.ts'
import { type Exchange, movesOf } from './swap/exchange.ts'

type Moved = { reservationId: string; status: ReservationStatus | undefined }
/** Whose room was changed, from which, and who came into that one. */
type Swapped = { reservationId: string; from: number; other: string | null; at: number }
type Done = { moved: Moved } | { swapped: Swapped }

/**
 * What this desk did last: of one thing alone is there a way back, and the next takes its place. Two desks are signed
 * in as one account, and the way back is offered at the one that knows what it has done.
 */
let last: Done | null = null
const hearers = new Set<() => void>()

function keep(done: Done | null) {
  last = done
  for (const hear of hearers) hear()
}

export function keepMoved(visit: VisitSeen | undefined): void {
  if (!visit) return
  keep({ moved: { reservationId: visit.reservationId, status: visit.reservationStatus } })
}

export function keepSwapped(exchange: Exchange): void {
  const [she, other] = movesOf(exchange)
  if (!she) return
  keep({
    swapped: {
      ...{ reservationId: she.visit.reservationId, from: exchange.from.id, at: serverNow() },
      other: other?.visit.reservationId ?? null,
    },
  })
}

/** It was taken back: there is no way back from that. */
export const forgetDone = (): void => keep(null)

function hear(hearer: () => void) {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

const useDone = () => useSyncExternalStore(hear, () => last)

export function useJustMoved(): Moved | null {
  const done = useDone()
  return done && 'moved' in done ? done.moved : null
}

export function useJustSwapped(): Swapped | null {
  const done = useDone()
  return done && 'swapped' in done ? done.swapped : null
}
