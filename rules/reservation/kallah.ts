import { digitsOf } from '../people/phone.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** The hour a kallah request stands at until reception gives it one; outside grid, cut-off and capacity. */
export const kallahPlaceholder = '06:13'

export const kallahStartOf = (date: string, timeZone: string): Ms =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: kallahPlaceholder })
    .epochMilliseconds

export const isPlaceholder = (
  visit: { kallah: boolean; startsAt: Ms; night: string },
  timeZone: string,
): boolean => visit.kallah && visit.startsAt === kallahStartOf(visit.night, timeZone)

/** Properties of the daytime of a civil day. */
export type HolyDay = {
  shabbos: boolean
  yomTov: boolean
  yomKippur: boolean
  tishaBav: boolean
}

export const isHoly = (day: HolyDay): boolean =>
  day.shabbos || day.yomTov || day.yomKippur || day.tishaBav

export const kallahRefusals = ['kallah-past-day', 'kallah-holy-day'] as const

/** Asked before any charge; `today` is the business day of now. */
export function judgeKallahDay(
  date: string,
  { today, day }: { today: string; day: HolyDay },
): Verdict<(typeof kallahRefusals)[number]> {
  if (date < today) return refused('kallah-past-day')
  if (isHoly(day)) return refused('kallah-holy-day')
  return allowed
}

/** The visit is made only for the kallah herself; otherwise the office is told and books. Both with country code. */
export const isOwnNumber = (kallahPhone: string, userName: string): boolean =>
  digitsOf(kallahPhone) !== '' && digitsOf(kallahPhone) === digitsOf(userName)
