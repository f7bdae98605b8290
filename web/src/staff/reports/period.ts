import { mostDaysOfReport } from '@mikvah/rules/reports/most-days.ts'
import { daysBetween, isCivilDate, plusDays } from '@mikvah/rules/time/business-day.ts'

/** The business days from one to another (YYYY-MM-DD), both included. */
export type Days = { from: string; to: string }

/** How many nights back from tonight a period goes, tonight included; for what ends, how many nights ahead. */
const lengths = { tonight: 1, month: 30, year: 365, fiveYears: 1826 } as const
export type Preset = keyof typeof lengths
export const presets = Object.keys(lengths) as Preset[]

/**
 * The first and the last day of a preset that ends today, or that begins today where it looks ahead. A month is 30
 * days, a year 365.
 */
export const daysOf = (preset: Preset, today: string, ahead = false): Days =>
  ahead
    ? { from: today, to: plusDays(today, lengths[preset] - 1) }
    : { from: plusDays(today, 1 - lengths[preset]), to: today }

/** The preset that these days are, seen from today; null where they are others. */
export const presetOf = (days: Days, today: string, ahead = false): Preset | null =>
  presets.find((preset) => {
    const { from, to } = daysOf(preset, today, ahead)
    return days.from === from && days.to === to
  }) ?? null

/** How many days these are, both ends included; less than 1 where they are the wrong way round. */
export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1

/** The period of the same length just before these days, or just after them. */
export const shifted = (days: Days, by: -1 | 1): Days => {
  const away = by * lengthOf(days)
  return { from: plusDays(days.from, away), to: plusDays(days.to, away) }
}

/**
 * Whether a report can be asked for these days: both are dates, in order, and not more of them than the server accepts.
 */
export const areAskable = (days: Days): boolean =>
  isCivilDate(days.from) &&
  isCivilDate(days.to) &&
  lengthOf(days) >= 1 &&
  lengthOf(days) <= mostDaysOfReport
