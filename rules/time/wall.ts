import type { Ms } from './ms.ts'

/** Which of the two instants is meant when the clock is set back and shows an hour twice. */
export type Prefer = 'earlier' | 'later'

/**
 * The instant at which the wall clock of the zone shows a decimal hour of `date` (22.75 is 22:45, 25.5 is 01:30 of the
 * next day). By daylight saving time (DST) spring skips an hour, whose times move forward, and autumn repeats one, of
 * which the preferred instant is meant.
 */
export function wallOf(date: string, decimalHour: number, timeZone: string, prefer: Prefer): Ms {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: Math.round(decimalHour * 60) })
    .toZonedDateTime(timeZone, { disambiguation: prefer === 'later' ? 'later' : 'compatible' })
    .epochMilliseconds
}

/** What the clock shows at a decimal hour, HH:mm, and how many days later that is: 25.5 is 01:30 of the next one. */
export function clockOf(decimalHour: number): { time: string; daysLater: number } {
  const minutes = Math.round(decimalHour * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  const hour = Math.floor(minutes / 60)
  return { time: `${two(hour % 24)}:${two(minutes % 60)}`, daysLater: Math.floor(hour / 24) }
}

/** The civil date, not the business day: at 01:00 it has already moved on. */
export function civilDateOf(now: Ms, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}
