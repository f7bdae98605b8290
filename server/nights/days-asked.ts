import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { daysBetween, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { todayOf } from './nights.ts'

/** A range of business days, both included. */
export type Days = { from: string; to: string }

/** The days of a call: without `dt` from today, without `dtTo` `standardDays` of them; refuses too many, and none. */
export function daysAsked(
  { days: declared }: Pick<Endpoint, 'days'>,
  moment: Moment,
  { dt = todayOf(moment), dtTo }: { dt?: string; dtTo?: string },
  standardDays = 1,
): Days {
  const to = dtTo ?? plusDays(dt, standardDays - 1)
  const days = daysBetween(dt, to) + 1
  const most = declared?.most ?? Number.POSITIVE_INFINITY
  if (days >= 1 && days <= most) return { from: dt, to }
  throw new Refused('invalid-request', {
    params: { fields: 'dtTo' },
    errors: [{ path: 'dtTo', message: `From dt at most ${most} days.` }],
  })
}
