import { type Ms, minutes } from '../time/ms.ts'
import { roundedUp } from '../time/rounded-up.ts'
import type { Likely } from './forecast.ts'

const step: Ms = minutes(5)

/** What is shown of a likely hour: from as likely as not to nine of ten, rounded up. */
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
