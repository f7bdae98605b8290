import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { HebrewMonth } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { isHourToCome } from './hour-to-come.ts'

/** A Hebrew date; its month by the English name, as the schedule gives it. */
export type HebrewDay = { day: number; month: string; year?: number | undefined }

/**
 * A Hebrew date as text: “15 Kislev”; in a sentence “ט״ו בכסלו”, on a tile “ט״ו כסלו”; with the year where it is given.
 */
export const hebrewDateText = (
  { day, month, year }: HebrewDay,
  language: Language,
  { tile = false } = {},
): string =>
  hebrewDateTextOf({ day, month: month as HebrewMonth, year: year ?? 0 }, language, {
    prefix: !tile,
    year: year !== undefined,
  })

/**
 * The Hebrew date of a night, which begins with its evening: that of the day after. Without its year unless that is
 * asked for; null where the server doesn't give it.
 */
export function hebrewNightOf(
  { hebrewNight }: Pick<ScheduleDayView, 'hebrewNight'>,
  { withYear = false } = {},
): HebrewDay | null {
  if (!hebrewNight) return null
  const { year, ...day } = hebrewNight
  return withYear ? { ...day, year } : day
}

type Night = Pick<
  ScheduleDayView,
  'hebrewNight' | 'hebrewDay' | 'hebrewMonth' | 'hebrewYear' | 'openTime' | 'zmanTevillah'
>

/**
 * The Hebrew date of a visit: that of its night, or for one before the doors open that of the day. One whose hour is
 * still to come is of the night.
 */
export function hebrewDateOfVisit(
  visit: Pick<Reservation, 'kallah' | 'reservationTime'>,
  night: Night,
  { withYear = false } = {},
): HebrewDay | null {
  const evening = night.openTime ?? night.zmanTevillah
  const isByDay =
    evening !== null &&
    !isHourToCome(visit) &&
    Date.parse(visit.reservationTime) < Date.parse(evening)
  if (!isByDay) return hebrewNightOf(night, { withYear })
  const { hebrewDay: day, hebrewMonth: month, hebrewYear: year } = night
  return withYear ? { day, month, year } : { day, month }
}
