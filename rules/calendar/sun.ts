import { GeoLocation, NOAACalculator } from '@hebcal/noaa'
import type { Ms } from '../time/ms.ts'
import { wallOf } from '../time/wall.ts'
import { equationOfTimeOf } from './equation-of-time.ts'
import type { Place } from './place.ts'

const hour = 3_600_000
const day = 24 * hour
const horizon = 90

/**
 * The sun of one civil date. An event is null on a day on which the sun doesn't go that low (or that high).
 * Events are to the millisecond, none is rounded to a minute.
 */
export type Sun = {
  /** The sun's highest point, also called solar noon. */
  transit: Ms
  /** Sunset at sea level: the sun's upper edge on the horizon, zenith 90.8333°. */
  sunset: Ms | null
  /** The middle between this transit and the next; every day has one. */
  solarMidnight: Ms
  /** The centre of the sun at so many degrees below the horizon, in the evening. */
  tzeit: (degrees: number) => Ms | null
}

export function sunOf(date: string, place: Place): Sun {
  const civilMidnight = Temporal.PlainDate.from(date)
  const greenwich = civilMidnight.toZonedDateTime('UTC').epochMilliseconds
  // East of the antimeridian's zones the sun of a civil date shines on another day of Greenwich (Samoa, Kiribati).
  const noon = wallOf(date, 12, place.timeZone, 'earlier')
  const days = Math.round((noon - transitOn(greenwich, place)) / day)
  const solarDate = civilMidnight.add({ days })
  const solarDay = greenwich + days * day
  const transit = transitOn(solarDay, place)

  const geo = new GeoLocation(null, place.lat, place.long, 0, place.timeZone)
  const calculator = new NOAACalculator(geo, solarDate)
  const eveningEvent = (zenith: number): Ms | null => {
    const hours = calculator.getUTCSunset(solarDate, geo, zenith, false)
    if (Number.isNaN(hours)) return null
    // The library answers with an hour of an unnamed day; the event meant is the one in the afternoon after the
    // transit.
    const clock = solarDay + hours * hour
    return Math.ceil(clock + day * Math.round((transit + 6 * hour - clock) / day))
  }

  return {
    transit: Math.round(transit),
    sunset: eveningEvent(horizon),
    solarMidnight: Math.ceil((transit + transitOn(solarDay + day, place)) / 2),
    tzeit: (degrees) => eveningEvent(horizon + degrees),
  }
}

function transitOn(greenwich: Ms, { long }: Place): Ms {
  const meanNoon = greenwich + day / 2 - (long / 360) * day
  const nearly = meanNoon - equationOfTimeOf(meanNoon) * 60_000
  return meanNoon - equationOfTimeOf(nearly) * 60_000
}
