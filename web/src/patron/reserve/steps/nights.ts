import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { daysAheadOf } from '@mikvah/rules/reservation/days-ahead.ts'
import { isPastCutOff } from '@mikvah/rules/schedule/past-cut-off.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

export type WhyShut = 'closed' | 'past-cut-off'

/**
 * Why a night can't be chosen now; null when it can. Later nights may be closed too: before a long Yom Tov their
 * cut-off is days earlier.
 */
export function whyShut(
  { closed, cutOff }: Pick<ScheduleDayView, 'closed' | 'cutOff'>,
  now: number,
): WhyShut | null {
  if (closed) return 'closed'
  const until = cutOff === null ? null : Date.parse(cutOff)
  return isPastCutOff(now, { cutOff: until }) ? 'past-cut-off' : null
}

/** Each night at the main building, or at the other one where only that can be chosen. */
export function nightsOfPlaces(
  main: readonly ScheduleDayView[],
  alternate: readonly ScheduleDayView[],
  now: number,
): ScheduleDayView[] {
  return main.map((night) => {
    const other = alternate.find(({ date }) => date === night.date)
    return whyShut(night, now) && other && !whyShut(other, now) ? other : night
  })
}

/**
 * How many nights are on sale to her, tonight included. The settings that a neighbour is sent have the neighbours'
 * number.
 */
export const nightsOnSale = (values: SettingValues) => daysAheadOf(null, values)
