import { type Festival, festivalsWithin } from '@mikvah/rules/calendar/festivals.ts'
import { visitKinds } from '@mikvah/rules/reports/visit-kind.ts'
import { plusDays, weekdayOf } from '@mikvah/rules/time/business-day.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { type Days, lengthOf } from './period.ts'

/** The visits of one night, counted by kind, and how many patrons didn't come. */
export type UsageRow = AnswerOf<'usageReport'>[number]

/** What one bar of a chart spans. */
export type Unit = 'night' | 'week' | 'month'
type Counts = Pick<UsageRow, (typeof visitKinds)[number] | 'visits' | 'noShows'>
/** What a bar of the chart counts, and the date it is known by: its night, or the day its week or month begins with. */
export type Bucket = Counts & { start: string }

/**
 * Whether a chart's bars are nights (up to 31 days), weeks (up to 400) or months, so that there are as many as can be
 * told apart.
 */
export function unitOf(days: Days): Unit {
  const length = lengthOf(days)
  if (length <= 31) return 'night'
  return length <= 400 ? 'week' : 'month'
}

const sunday = 7

const startOf = (date: string, unit: Unit): string => {
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  return unit === 'week' ? plusDays(date, -(weekdayOf(date) % sunday)) : date
}

const counted = [...visitKinds, 'visits', 'noShows'] as const

/**
 * The festivals that begin within a bar, by the bar's start; where two begin in one week the later. Empty where the
 * bars are months, which are too many to be named.
 */
export const festivalsOf = (days: Days): ReadonlyMap<string, Festival> => {
  const unit = unitOf(days)
  const begun = unit === 'month' ? [] : festivalsWithin(days.from, days.to)
  return new Map(begun.map(({ date, festival }) => [startOf(date, unit), festival]))
}

/** The nights gathered into bars; a week begins on Sunday. Bars of nights on which nobody came are kept. */
export function bucketsOf(rows: readonly UsageRow[], days: Days): Bucket[] {
  const unit = unitOf(days)
  const buckets = new Map<string, Bucket>()
  for (let date = days.from; date <= days.to; date = plusDays(date, 1)) {
    const start = startOf(date, unit)
    if (!buckets.has(start)) buckets.set(start, { ...nobody, start })
  }
  for (const row of rows) {
    const bucket = buckets.get(startOf(row.date, unit))
    if (bucket) for (const name of counted) bucket[name] += row[name]
  }
  return [...buckets.values()]
}

const nobody = Object.fromEntries(counted.map((name) => [name, 0])) as Counts

export type UsageSums = Counts & {
  nights: number
  busiest: UsageRow | null
  expected: number
  firstVisits: number
}

/**
 * The sums of a period, and its busiest night. `nights` counts those on which somebody came, so that the others don't
 * count in an average.
 */
export function sumsOf(rows: readonly UsageRow[]): UsageSums {
  const sum = (of: (row: UsageRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const nights = rows.filter(({ visits }) => visits > 0)
  const busiest = nights.toSorted((one, other) => other.visits - one.visits)[0] ?? null
  return {
    ...(Object.fromEntries(counted.map((name) => [name, sum((row) => row[name])])) as Counts),
    nights: nights.length,
    busiest,
    expected: sum(({ expected }) => expected),
    firstVisits: sum(({ firstVisits }) => firstVisits),
  }
}
