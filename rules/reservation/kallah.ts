import { digitsOf } from '../people/phone.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import { plusDays } from '../time/business-day.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { takesPlace } from './hold.ts'
import type { Booker, ReservationFacts } from './reservation.ts'

/** The hour a kallah request stands at until reception gives it one; outside grid, cut-off and capacity. */
export const kallahPlaceholder = '06:13'

/** The placeholder hour on a civil date, as an instant. */
export const kallahStartOf = (date: string, timeZone: string): Ms =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: kallahPlaceholder })
    .epochMilliseconds

/** Whether a visit is a kallah's request that still stands at the placeholder hour. */
export const isPlaceholder = (
  visit: { kallah: boolean; startsAt: Ms; night: string },
  timeZone: string,
): boolean => visit.kallah && visit.startsAt === kallahStartOf(visit.night, timeZone)

/** What of a civil day's daytime keeps a kallah from coming on it. */
export type HolyDay = {
  shabbos: boolean
  yomTov: boolean
  yomKippur: boolean
  tishaBav: boolean
}

const isHolyDay = (day: HolyDay): boolean =>
  day.shabbos || day.yomTov || day.yomKippur || day.tishaBav

export const kallahRefusals = ['kallah-past-day', 'kallah-holy-day', 'kallah-too-far'] as const

/**
 * Whether a kallah may ask for this day, judged before any charge: no day before `today`, the business day, no Shabbos,
 * Yom Tov or Tisha B'Av, and for a patron none further ahead than kallahDaysInAdvance; blank bounds nothing.
 */
export function judgeKallahDay(
  date: string,
  { today, day, by, values }: { today: string; day: HolyDay; by: Booker; values: SettingValues },
): Verdict<(typeof kallahRefusals)[number]> {
  if (date < today) return refused('kallah-past-day')
  if (isHolyDay(day)) return refused('kallah-holy-day')
  const ahead = numberOf(values, 'kallahDaysInAdvance')
  if (by === 'patron' && ahead !== null && date > plusDays(today, ahead)) {
    return refused('kallah-too-far')
  }
  return allowed
}

type Request = Pick<ReservationFacts, 'status' | 'holdUntil' | 'paymentOpen'> & {
  placeholder: boolean
}

/**
 * Whether a request may be made: a patron has at most one that waits for its hour. `others` are her visits ahead
 * without the one that this one replaces.
 */
export const judgeOneRequest = (
  others: readonly Request[],
  { by, now }: { by: Booker; now: Ms },
): Verdict<'kallah-asked'> =>
  by === 'patron' && others.some((row) => row.placeholder && takesPlace(row, now))
    ? refused('kallah-asked')
    : allowed

/** Whether a payment's note says that it is for a kallah's visit, as it does before there is a visit to name. */
export const isKallahNote = (note: string | null | undefined): boolean =>
  note?.trim().toLowerCase() === 'kallah'

/**
 * Whether the kallah's number is the caller's own, both with country code: only then the visit is booked at once, else
 * the office is told and books it.
 */
export const isOwnNumber = (kallahPhone: string, userName: string): boolean =>
  digitsOf(kallahPhone) !== '' && digitsOf(kallahPhone) === digitsOf(userName)
