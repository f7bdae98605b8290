import { type Ms, minutes } from '../time/ms.ts'
import { roundedUp } from '../time/rounded-up.ts'
import type { Likely } from './forecast.ts'

const step: Ms = minutes(5)

/**
 * A likely hour as it is shown: from the hour by which it is an even chance to the hour by which nine of ten have had
 * it, both rounded up to 5 minutes.
 */
export type Shown = { from: Ms; to: Ms }

export const shownOf = ({ p50, p90 }: Likely): Shown => ({
  from: roundedUp(p50, step),
  to: roundedUp(p90, step),
})

/**
 * How a likely hour is worded: `between` the two, `by` the later once the earlier has passed or they are the same,
 * `any-moment` once both have, so that it isn't told as if it were still ahead.
 */
export function saysOf({ from, to }: Shown, now: Ms): 'any-moment' | 'by' | 'between' {
  if (to <= now) return 'any-moment'
  return from <= now || from === to ? 'by' : 'between'
}
