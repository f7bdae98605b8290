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

/** Whether a zip code is one of the neighbours'. Five digits name the place; ZIP+4 adds only the street. */
function isLocal(zipcode: string | null, values: SettingValues): boolean {
  const code = placeOf(zipcode ?? '')
  const localCodes = (textOf(values, 'localZipcodes') ?? '').split(/[\s,;|]+/)
  return code !== '' && localCodes.some((one) => placeOf(one) === code)
}

const placeOf = (zipcode: string): string =>
  zipcode
    .trim()
    .toUpperCase()
    .replace(/^(\d{5})-\d{4}$/, '$1')

/** The last night on sale when tonight is `today`, YYYY-MM-DD. */
export const lastNightOf = (today: string, daysAhead: number): string =>
  plusDays(today, daysAhead - 1)
