import { type Ms, minutes } from '../time/ms.ts'
import { roundedUp } from '../time/rounded-up.ts'
import type { Likely } from './forecast.ts'

const step: Ms = minutes(5)

/** A likely hour as it is shown: from when it is as likely as not to have come, to when nine of ten have; both rounded up. */
export type Shown = { from: Ms; to: Ms }

export const shownOf = ({ p50, p90 }: Likely): Shown => ({
  from: roundedUp(p50, step),
  to: roundedUp(p90, step),
})

/** How it is said: as time passes without news, what was foreseen isn't said of the past. */
export function saysOf({ from, to }: Shown, now: Ms): 'any-moment' | 'by' | 'between' {
  if (to <= now) return 'any-moment'
  return from <= now || from === to ? 'by' : 'between'
}
