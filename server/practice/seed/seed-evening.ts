import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { type LocationAt, locationsOf, nightAt, todayOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { diceOf } from './dice.ts'
import { type BookingDesk, bookFor, bookKallah } from './seed-booking.ts'
import { guestsByNight } from './seed-guests.ts'
import { heldJustNow, kallahRequest } from './seed-just-now.ts'
import { type Life, reminded } from './seed-life.ts'
import { boughtBy } from './seed-membership.ts'
import { liveNight } from './seed-night.ts'
import { memberOn, type Patron, patronsOn } from './seed-patrons.ts'
import { roomsNow } from './seed-rooms.ts'
import { suppliesNow } from './seed-supplies.ts'
import { tillOf } from './seed-till.ts'
import type { Evening } from './write-evening.ts'

/** How many are new here: a kallah tonight, one who asks for a day, and two who are just booking. */
const newcomers = 4

/**
 * A whole believable facility around the app's present: past nights finished, tonight as far as it has come, the next
 * nights as far as they are booked. What people wish is drawn, the same for the same minute; what comes of it is
 * decided by the rules of the verbs, as of the time of each act.
 */
export async function eveningOf(
  parts: Pick<Parts, 'exemptsAddress'>,
  given: Moment,
): Promise<Evening> {
  const moment = { ...given, now: given.now - (given.now % minutes(1)) }
  const today = todayOf(moment)
  const patrons = patronsOn(today, moment.content.timeZone)
  const [kallah, bride, ...holders] = patrons.slice(-newcomers)
  const kallahNight = plainNightFrom(moment, today)
  const holdNight = plainNightFrom(moment, plusDays(today, 1))
  const till = tillOf(parts, moment)
  const bought = await boughtBy(till, moment, patrons)

  const been = new Set<string>()
  const lives: Life[] = []
  const live = async (booked: readonly (Life | null)[], desk: BookingDesk) => {
    const lived = await liveNight(booked.filter(isBooked), desk, till)
    for (const { row } of lived) if (row.status === 'Done') been.add(row.userId)
    for (const life of lived) reminded(given, life)
    lives.push(...lived)
  }
  for (const [date, guests] of guestsByNight(patrons.slice(0, -newcomers), today)) {
    for (const [location, share] of sharesOf(moment, date, guests)) {
      const desk = deskOf(moment, location, date, been)
      const booked: (Life | null)[] = []
      if (kallah && date === kallahNight) booked.push(bookKallah(desk, kallah))
      booked.push(...share.map((patron) => bookFor(desk, patron)))
      if (date === holdNight) booked.push(...heldJustNow(desk, holders))
      await live(booked, desk)
    }
  }
  const request = bride && kallahRequest(moment, bride)
  if (request) await live([request.life], request.desk)
  return {
    ...{ patrons: patrons.map((patron) => memberOn(patron, today)), lives, moved: till.moved },
    rooms: roomsNow(given, lives),
    supplies: suppliesNow(given, lives),
    attempts: bought.map(({ attempt }) => attempt),
    payments: bought.flatMap(({ rows }) => rows),
  }
}

const isBooked = (booked: Life | null): booked is Life => booked !== null

const deskOf = (
  moment: Moment,
  location: LocationAt,
  date: string,
  been: ReadonlySet<string>,
): BookingDesk => ({
  ...{ moment, location, been, night: nightAt(moment, location, date) },
  ...{ dice: diceOf('night', location.id, date), visits: [] },
})

/** Who goes to which building: every sixth guest to the satellite, on nights that it opens. */
function sharesOf(
  moment: Moment,
  date: string,
  guests: readonly Patron[],
): [LocationAt, readonly Patron[]][] {
  const open = locationsOf(moment).filter((location) => !nightAt(moment, location, date).closed)
  if (open.length < 2) return open.map((location) => [location, guests])
  return open.map((location) => [
    location,
    guests.filter((_, nth) => (nth % 6 === 5) === location.alternate),
  ])
}

/** The first night from `date` on that is open and isn't of Shabbos or Yom Tov. */
function plainNightFrom(moment: Moment, date: string): string | null {
  const main = locationsOf(moment).find(({ alternate }) => !alternate)
  for (let days = 0; main && days < 4; days++) {
    const night = nightAt(moment, main, plusDays(date, days))
    if (!night.closed && !night.shabbosMode) return night.date
  }
  return null
}
