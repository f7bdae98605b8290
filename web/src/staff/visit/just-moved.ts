import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { useSyncExternalStore } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { serverNow } from '../../talk/clock.ts'
import { useWritesSoFar, writesSoFar } from '../../talk/tell.ts'
import { type Exchange, movesOf } from './swap/exchange.ts'

type Moved = { reservationId: string; status: ReservationStatus | undefined }
/** Whose room was changed, from which room into which, and who came into the first. */
type Swapped = {
  reservationId: string
  from: number
  into: number
  other: string | null
  at: number
}
type Done = ({ moved: Moved } | { swapped: Swapped }) & { writes: number }

/**
 * The last act of this desk, the only one that can be undone. It is remembered here and not on the server, because
 * two desks may be signed in as one account, and only the desk that did something should offer to undo it.
 */
let last: Done | null = null
const hearers = new Set<() => void>()

function keep(done: { moved: Moved } | { swapped: Swapped } | null) {
  last = done && { ...done, writes: writesSoFar() }
  for (const hear of hearers) hear()
}

/** Remembers a changed status as this desk's last act, in place of the one before; without a visit, that one stays. */
export function keepMoved(visit: VisitSeen | undefined): void {
  if (!visit) return
  keep({ moved: { reservationId: visit.reservationId, status: visit.reservationStatus } })
}

/** Remembers a change of rooms as this desk's last act, in place of the one before. */
export function keepSwapped(exchange: Exchange): void {
  const [she, other] = movesOf(exchange)
  if (!she) return
  keep({
    swapped: {
      ...{ reservationId: she.visit.reservationId, from: exchange.from.id, at: serverNow() },
      into: exchange.into.id,
      other: other?.visit.reservationId ?? null,
    },
  })
}

/** Forgets an act that was undone, because that can't be undone again. */
export const forgetDone = (): void => keep(null)

function hear(hearer: () => void) {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

const useDone = () => useSyncExternalStore(hear, () => last)

/**
 * The id of the visit whose status this desk changed by its last act, and that status; null where that was an exchange
 * of rooms, or there is none.
 */
export function useJustMoved(): Moved | null {
  const done = useDone()
  return done && 'moved' in done ? done.moved : null
}

/**
 * The exchange of rooms that was this desk's last act, with its time in milliseconds; null where that was another act,
 * or there is none.
 */
export function useJustSwapped(): Swapped | null {
  const done = useDone()
  return done && 'swapped' in done ? done.swapped : null
}

/** Whether this desk has begun no other write since the act that can be undone. */
export function useIsLastWrite(): boolean {
  const done = useDone()
  return useWritesSoFar() === done?.writes
}
