import type { Ms } from './ms.ts'
import { wallOf } from './wall.ts'

/**
 * The hour at which a business day begins, on the facility's wall clock. What is written in words doesn't follow it: the
 * helps of `dailyPMHour` and `dailyShutdownHour` and the refusal `past-five`, in both languages. Nor do the nights and
 * days that are stored already.
 */
export const dayBeginsAt = 5

/**
 * An hour of a night as hours since the midnight that begins its date: one before 5 is after midnight, as one of 24 and
 * more is.
 */
export const hourOfNight = (hour: number): number => (hour < dayBeginsAt ? hour + 24 : hour)

/**
 * The civil date on which the present night began: before 05:00 on the wall clock it is still yesterday's.
 * Five hours off the instant would name the wrong day on the mornings the clocks change (DST).
 */
export function businessDayOf(now: Ms, timeZone: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const date = wall.toPlainDate()
  return (wall.hour < dayBeginsAt ? date.subtract({ days: 1 }) : date).toString()
}

/**
 * The business day of an instant that is written in the facility's time zone, as answers have it (YYYY-MM-DDTHH:MM…).
 */
export function businessDayOfText(instant: string): string {
  const date = instant.slice(0, 10)
  return Number(instant.slice(11, 13)) < dayBeginsAt ? plusDays(date, -1) : date
}

/** The civil date on which a night's clock shows this time, HH:mm: before 05:00 it is the next morning's. */
export const dateOfTime = (night: string, time: string): string =>
  Number(time.slice(0, 2)) < dayBeginsAt ? nextDay(night) : night

/** When a business day begins and ends: 05:00 of the date and 05:00 of the next in this zone, the end not included. */
export function businessDaySpanOf(day: string, timeZone: string): { from: Ms; to: Ms } {
  return {
    from: wallOf(day, dayBeginsAt, timeZone, 'earlier'),
    to: wallOf(nextDay(day), dayBeginsAt, timeZone, 'earlier'),
  }
}

export function plusDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

export const nextDay = (date: string): string => plusDays(date, 1)

/** The weekday of a civil date: 1 is Monday, 5 Friday, 6 Saturday, 7 Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek

/** Whole days from one civil date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

/** Whether a date is one that calendar, sun and database can all work with; no visit lies outside of it. */
export const inReach = (date: string): boolean => date >= '1900' && date < '2300'

const civilDate = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an existing day, written YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!civilDate.test(text)) return false
  try {
    Temporal.PlainDate.from(text)
    return true
  } catch {
    return false
  }
}
