import { dayFlagsOf } from '../rules/calendar/day-flags.ts'
import { plusDays, weekdayOf } from '../rules/time/business-day.ts'
import { call } from './call.ts'
import { firstDay } from './facility.ts'

const friday = 5

/** Neither a holy day nor the eve of one: an evening like any other. */
function isOrdinary(date: string): boolean {
  const [day, next] = [dayFlagsOf(date, true), dayFlagsOf(plusDays(date, 1), true)]
  const holy = day.holy || next.holy || day.tishaBav || next.tishaBav
  return !holy && weekdayOf(date) !== friday
}

/** All until the festivals of spring, after which more than a few nights on end are not ordinary. */
const ordinary = Array.from({ length: 145 }, (_, day) => plusDays(firstDay, day)).filter(isOrdinary)

const nightAt = (nth: number): string => {
  const night = ordinary[nth]
  if (!night) throw new Error('The nights of this facility are full: copy it anew.')
  return night
}

/** A night that stays as it is laid, for availability. */
export const busyNight = nightAt(1)

/** Nights that nobody has booked in yet, once the clock stands at the day before the first of them. */
export const emptyNights = { before: nightAt(40), nights: [nightAt(41), nightAt(42)] as const }

export type WhereTo = { night: string; alternateLocation: boolean }

/**
 * The nights to book in, one after another: each goes on when it has had its visits, as time does. `wide` books in
 * six at once, three dates at two places. The clock follows a day behind, so that what is on its way still counts.
 */
export function rollingNights(url: string, { wide, visits }: { wide: boolean; visits: number }) {
  const dates = wide ? 3 : 1
  const perDate = wide ? 2 * visits : visits
  let booked = 0
  let first = 1

  const rollOn = (to: number) => {
    first = to
    const now = `${nightAt(to - 1)}T09:00:00-05:00`
    call(url, '/api/practice/clock', { now }).catch((error) => console.error(error))
  }
  return {
    toBook(): WhereTo {
      const nth = booked++
      const at = 2 + Math.floor(nth / perDate)
      if (at !== first) rollOn(at)
      return { night: nightAt(at + (nth % dates)), alternateLocation: wide && nth % 2 === 1 }
    },
    /** What a patron looks through: the night that is filling and those after it. */
    onSale: (nth: number): string => nightAt(first + (nth % 4)),
  }
}
