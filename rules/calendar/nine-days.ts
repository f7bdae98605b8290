import { hebrewDateOf } from './hebrew-date.ts'

/** Whether the night of `date` is one of 1–9 Av, when a segula immersion deserves a warning. */
export function isNineDaysNight(date: string): boolean {
  const { day, month } = hebrewDateOf(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
  return month === 'Av' && day <= 9
}
