import { areaOf } from '../people/zipcode.ts'
import { numberOf, type SettingValues, textOf } from '../settings/read.ts'
import { plusDays } from '../time/business-day.ts'

const standardDays = 6
const mostDays = 7

/** How many nights are on sale to her, tonight included and seven at most. Neighbours may have their own number. */
export function daysAheadOf(zipcode: string | null, values: SettingValues): number {
  const general = numberOf(values, 'reservationDaysInAdvance') ?? standardDays
  const local = isLocal(zipcode, values) ? numberOf(values, 'reservationDaysInAdvanceLocal') : null
  return Math.min(mostDays, local ?? general)
}

/** Whether a zip code is one of the neighbours'. */
function isLocal(zipcode: string | null, values: SettingValues): boolean {
  const area = areaOf(zipcode ?? '')
  const localCodes = (textOf(values, 'localZipcodes') ?? '').split(/[\s,;|]+/)
  return area !== '' && localCodes.some((one) => areaOf(one) === area)
}

/** The last night on sale when tonight is `today`, YYYY-MM-DD. */
export const lastNightOf = (today: string, daysAhead: number): string =>
  plusDays(today, daysAhead - 1)
