import { type ReservationStatus, reservationStatuses } from '../reservation/statuses.ts'
import { weekdayOf } from '../time/business-day.ts'
import { addTally, meanOf, type NightStays, nineInTenOf, noTally, type Tally } from './stays.ts'

export const nightQuestions = ['all', 'hour', 'weekday', 'season'] as const
export type NightQuestion = (typeof nightQuestions)[number]

export type AskedNight = NightStays & { night: string }
export type StayView = {
  question: NightQuestion
  /** The group: an hour (25 is one after midnight), a weekday (1 is Monday), summer or winter; blank for all nights. */
  group: string
  status: ReservationStatus
  count: number
  meanMinutes: number
  /** Within how many minutes nine of ten were over; null when that is more than an hour. */
  nineInTen: number | null
}
/**
 * How many came on a weekday (1 is Monday) in an hour (25 is one after midnight), and how long they waited for a room.
 */
export type ArrivalsView = {
  weekday: number
  hour: number
  count: number
  meanMinutes: number
}

type Sums = Map<string, Tally>

/**
 * Adds the nights up by each question. Gives in `stays` how long each status lasted, a row for each group and status;
 * in `arrivals` how long patrons waited for a room, by the weekday and the hour at which they came; in `leftOut` how
 * many stays don't count, as they were too long to be real or reached beyond their night.
 */
export function askNights(nights: readonly AskedNight[], isWinter: (night: string) => boolean) {
  const sums: Sums = new Map()
  const arrivals: Sums = new Map()
  for (const { night, stays } of nights) {
    const weekday = weekdayOf(night)
    const season = isWinter(night) ? 'winter' : 'summer'
    for (const { status, hour, tally } of talliesOf(stays)) {
      const groups = ['all ', `hour ${hour}`, `weekday ${weekday}`, `season ${season}`]
      for (const group of groups) into(sums, `${group} ${status}`, tally)
      if (status === 'Waiting') into(arrivals, `${weekday} ${hour}`, tally)
    }
  }
  const leftOut = nights.reduce((all, night) => all + night.leftOut, 0)
  return { stays: staysView(sums), arrivals: arrivalsView(arrivals), leftOut }
}

const talliesOf = (stays: NightStays['stays']) =>
  Object.entries(stays).flatMap(([status, byHour]) =>
    Object.entries(byHour).map(([hour, tally]) => ({ status, hour, tally })),
  )

function into(sums: Sums, key: string, tally: Tally): void {
  const sum = sums.get(key) ?? noTally()
  addTally(sum, tally)
  sums.set(key, sum)
}

const staysView = (sums: Sums): StayView[] =>
  [...sums]
    .map(([key, tally]) => {
      const [question, group, status] = key.split(' ') as [NightQuestion, string, ReservationStatus]
      return {
        ...{ question, group, status, count: tally.count },
        meanMinutes: meanOf(tally),
        nineInTen: nineInTenOf(tally),
      }
    })
    .toSorted(
      (one, other) =>
        nightQuestions.indexOf(one.question) - nightQuestions.indexOf(other.question) ||
        one.group.localeCompare(other.group, 'en', { numeric: true }) ||
        reservationStatuses.indexOf(one.status) - reservationStatuses.indexOf(other.status),
    )

const arrivalsView = (sums: Sums): ArrivalsView[] =>
  [...sums]
    .map(([key, tally]) => {
      const [weekday = 0, hour = 0] = key.split(' ').map(Number)
      return { weekday, hour, count: tally.count, meanMinutes: meanOf(tally) }
    })
    .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour)
