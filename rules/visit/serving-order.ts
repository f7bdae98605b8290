import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'

/** A patron who is ready for the water and not yet on the way to it. */
export type Ready = {
  status: ReservationStatus
  startsAt: Ms
  statusSince: Ms
  /** Since when she has been ready, called or not. */
  readySince: Ms | null
}

/**
 * The order in which women are served: first those who were called, in the order of their calls; then those who were
 * ready before the zman, by the hour of their visit; then the others, by when they were ready. Without a
 * zman all go by when they were ready.
 */
export const servingOrder = <V extends Ready>(ready: readonly V[], zman: Ms | null): V[] =>
  [...ready].sort((one, other) => {
    const [a, b] = [placeOf(one, zman), placeOf(other, zman)]
    return a.rank - b.rank || a.hour - b.hour || readyAt(one) - readyAt(other)
  })

function placeOf(one: Ready, zman: Ms | null) {
  if (one.status === 'ReadyForMikvahNext') return { rank: 0, hour: one.statusSince }
  if (zman !== null && readyAt(one) < zman) return { rank: 1, hour: one.startsAt }
  return { rank: 2, hour: readyAt(one) }
}

const readyAt = ({ readySince, statusSince }: Ready): Ms => readySince ?? statusSince
