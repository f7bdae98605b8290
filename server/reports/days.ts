import { daysBetween } from '@mikvah/rules/time/business-day.ts'
import type { Moment } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import { todayOf } from '../nights/nights.ts'

/** Six years with their leap days. */
const mostDays = 2192

export type Days = { from: string; to: string }

/** The nights that a report is asked for: tonight without `dt`, one without `dtTo`. */
export function daysAsked(moment: Moment, { dt, dtTo }: { dt?: string; dtTo?: string }): Days {
  const from = dt ?? todayOf(moment)
  const to = dtTo ?? from
  const days = daysBetween(from, to) + 1
  if (days >= 1 && days <= mostDays) return { from, to }
  throw new Refused('invalid-request', {
    params: { fields: 'dtTo' },
    errors: [{ path: 'dtTo', message: `From dt at most ${mostDays} days.` }],
  })
}
