import type { Contract } from '@mikvah/contract/contract.ts'
import { hours, type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { roundedUp } from '@mikvah/rules/time/rounded-up.ts'

type Night = Pick<Contract['schedule']['answer'][number], 'openTime' | 'lastEntryTime'>

/** A walk-in's hour is rounded to this, because nobody is let in at 7:48. */
const step = minutes(5)

/**
 * The hour for somebody who is at the desk now: the next full five minutes, or the opening when she is early; null more
 * than two hours before it, after the last entry, and on a closed night.
 */
export function hourOfNow(now: Ms, { openTime, lastEntryTime }: Night): Ms | null {
  if (openTime === null || lastEntryTime === null) return null
  const opens = Date.parse(openTime)
  if (now > Date.parse(lastEntryTime) || opens - now > hours(2)) return null
  return Math.max(roundedUp(now, step), opens)
}
