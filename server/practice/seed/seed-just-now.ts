import { dayFlagsOf } from '@mikvah/rules/calendar/day-flags.ts'
import { judgeKallahDay } from '@mikvah/rules/reservation/kallah.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import { locationOf, nightAt, todayOf } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import type { Moment } from '../../request/context.ts'
import { diceOf } from './dice.ts'
import { type BookingDesk, holdFor, requestKallah } from './seed-booking.ts'
import type { Life } from './seed-life.ts'
import type { Patron } from './seed-patrons.ts'

/** Places that are held at this moment while the patron pays; none at an hour when nobody books. */
export function heldJustNow(desk: BookingDesk, patrons: readonly Patron[]): (Life | null)[] {
  const { moment } = desk
  if (!isAwake(moment)) return []
  return patrons.map((patron, nth) => holdFor(desk, patron, moment.now - minutes(4 + 5 * nth)))
}

function isAwake(moment: Moment): boolean {
  const today = todayOf(moment)
  const { timeZone } = moment.content
  const [from, to] = [8, 23.5].map((hour) => wallOf(today, hour, timeZone, 'earlier'))
  const { now } = moment
  return from !== undefined && to !== undefined && from <= now && now < to && !quietAt(moment, now)
}

/** A kallah's request for a day of next week that still has no hour; null where no day of it will do. */
export function kallahRequest(
  moment: Moment,
  patron: Patron,
): { desk: BookingDesk; life: Life } | null {
  const today = todayOf(moment)
  const { content } = moment
  const location = locationOf(moment, false)
  const createdAt = [1, 2, 3, 4]
    .map((days) => wallOf(plusDays(today, -days), 20, content.timeZone, 'earlier'))
    .find((at) => !quietAt(moment, at))
  const date = [8, 9, 10, 11, 12]
    .map((days) => plusDays(today, days))
    .find(
      (date) =>
        judgeKallahDay(date, {
          today,
          day: holyOf(date, moment),
          by: 'patron',
          values: content.values,
        }).allowed,
    )
  if (!location || createdAt === undefined || date === undefined) return null
  const night = nightAt(moment, location, date)
  const been = new Set<string>()
  const desk = { moment, location, night, dice: diceOf('kallah', date), visits: [], been }
  return { desk, life: requestKallah(desk, patron, createdAt) }
}

function holyOf(date: string, { content }: Moment) {
  const day = dayFlagsOf(date, content.schedule.yomTovTwoDays)
  return {
    shabbos: day.shabbos,
    yomTov: day.yomTov !== null,
    yomKippur: day.yomKippur,
    tishaBav: day.tishaBav,
  }
}
