import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import { hours, type Ms } from '../time/ms.ts'

type Change = { status: ReservationStatus; at: Ms }
export type Stretch = { status: ReservationStatus; from: Ms; to: Ms }

/** The bar shows three hours; it ends with the night, at five in the morning, and never before now. */
const usual = hours(3)

/**
 * Her evening as a bar: in `stretches` how long she has been in each status since she came, and where the bar begins
 * and ends; null before she came. It ends three hours after she came, or with the night (`dayEnds`), but never before
 * now while she is here, nor before she left.
 */
export function timelineOf(changes: readonly Change[], now: Ms, dayEnds: Ms) {
  const inside = changes.filter(({ status }) => isIn('inTheBuilding', status))
  const from = inside[0]?.at
  if (from === undefined) return null
  const last = changes.at(-1)
  const over = last && !isIn('inTheBuilding', last.status) ? last.at : now
  const stretches: Stretch[] = inside.map(({ status, at }) => ({
    status,
    from: at,
    to: changes.find((later) => later.at > at)?.at ?? over,
  }))
  const to = Math.max(Math.min(from + usual, dayEnds), over)
  return { from, to, stretches: stretches.filter((one) => one.to > one.from) }
}
