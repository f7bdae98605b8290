import { businessDayOf, businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from './context.ts'
import type { Limit } from './limits.ts'

/**
 * The business day of an instant of the real clock, as the window of a limit: whoever is told that something is used up
 * for the day reads of the day that she lives in, and not of one in UTC. `day` is its date.
 */
export function dayWindow(
  { content }: Pick<Moment, 'content'>,
  realNow: Ms,
): Pick<Limit, 'from' | 'windowMs'> & { day: string } {
  const day = businessDayOf(realNow, content.timeZone)
  const { from, to } = businessDaySpanOf(day, content.timeZone)
  return { day, from, windowMs: to - from }
}
