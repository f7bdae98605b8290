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
 * So many are on sale at any time: a week's nights but Friday and Shabbos, seen from the day before the first of them.
 */
const onSale = 4

export type Nights = { toBook(): WhereTo; goOn?: () => Promise<void> }

/**
 * The nights to book in, one after another, each until it has had its visits; `wide` books in six at once, three dates
 * at two places. Between two measurements `goOn` sets the clock to later nights. That ends what was held unpaid and
 * does all else that a night leaves behind, which is no part of a booking.
 */
export function rollingNights(url: string, { wide, visits }: { wide: boolean; visits: number }) {
  const dates = wide ? 3 : 1
  const perNight = wide ? 2 * visits : visits
  const groups = Math.floor(onSale / dates)
  let booked = 0
  let first = 1
  const group = () => Math.floor(booked / (perNight * dates)) % groups

  return {
    async goOn() {
      if (booked === 0) return
      booked = 0
      first += onSale
      await call(url, '/api/practice/clock', { now: `${nightAt(first - 1)}T09:00:00-05:00` })
    },
    toBook(): WhereTo {
      const night = nightAt(first + group() * dates + (booked % dates))
      const alternateLocation = wide && booked % 2 === 1
      booked++
      return { night, alternateLocation }
    },
    /** The night on sale that a patron looks at nth, round and round through all of them. */
    onSale: (nth: number): string => nightAt(first + (nth % onSale)),
  }
}
