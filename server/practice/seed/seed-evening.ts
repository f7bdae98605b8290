import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../../asked/asked.ts'
import { nightAt, type PlaceAt, placesOf, todayOf } from '../../nights/nights.ts'
import { diceOf } from './dice.ts'
import { idOfAccount } from './seed-accounts.ts'
import { type Booked, type BookingDesk, bookFor, bookKallah } from './seed-booking.ts'
import { guestsByNight } from './seed-guests.ts'
import { heldJustNow, kallahRequest } from './seed-just-now.ts'
import { type Told, toldOf } from './seed-night.ts'
import { type Patron, patronsOn } from './seed-patrons.ts'
import { type EveningRows, rowsOf } from './seed-rows.ts'

/** A kallah tonight, one who asks for a day, and two who are booking at this very moment: new here, all four. */
const newcomers = 4

const workers = { reception: idOfAccount('Reception'), attendant: idOfAccount('Attendant') }

/**
 * A whole believable facility around the app's now: past nights finished, tonight as far as it has come, the next
 * nights as far as they are booked. The same minute always gives the same rows.
 */
export function eveningOf(given: Moment): EveningRows {
  const moment = { ...given, now: given.now - (given.now % minutes(1)) }
  const today = todayOf(moment)
  const patrons = patronsOn(today, moment.content.timeZone)
  const [kallah, bride, ...holders] = patrons.slice(-newcomers)
  const kallahNight = plainNightFrom(moment, today)
  const holdNight = plainNightFrom(moment, plusDays(today, 1))

  const told: Told[] = []
  for (const [date, guests] of guestsByNight(patrons.slice(0, -newcomers), today)) {
    for (const [place, share] of sharesOf(moment, date, guests)) {
      const desk = deskOf(moment, place, date)
      const booked: (Booked | null)[] = []
      if (kallah && date === kallahNight) booked.push(bookKallah(desk, kallah))
      booked.push(...share.map((patron) => bookFor(desk, patron)))
      if (date === holdNight) booked.push(...heldJustNow(desk, holders))
      told.push(...toldOf(booked.filter(isBooked), desk, workers))
    }
  }
  const request = bride && kallahRequest(moment, bride)
  if (request)
    told.push(...toldOf([request], deskOf(moment, request.place, request.wish.night), workers))
  return rowsOf(told, { moment, patrons, workers })
}

const isBooked = (booked: Booked | null): booked is Booked => booked !== null

function deskOf(moment: Moment, place: PlaceAt, date: string): BookingDesk {
  const dice = diceOf('night', place.id, date)
  return { moment, place, night: nightAt(moment, place, date), dice, sold: [] }
}

/** Who goes where: on nights that the satellite opens too, every sixth guest goes there. */
function sharesOf(
  moment: Moment,
  date: string,
  guests: readonly Patron[],
): [PlaceAt, readonly Patron[]][] {
  const open = placesOf(moment).filter((place) => !nightAt(moment, place, date).closed)
  if (open.length < 2) return open.map((place) => [place, guests])
  return open.map((place) => [
    place,
    guests.filter((_, nth) => (nth % 6 === 5) === place.alternate),
  ])
}

/** The first night from `date` on that is open and not of Shabbos or Yom Tov. */
function plainNightFrom(moment: Moment, date: string): string | null {
  const main = placesOf(moment).find(({ alternate }) => !alternate)
  for (let days = 0; main && days < 4; days++) {
    const night = nightAt(moment, main, plusDays(date, days))
    if (!night.closed && !night.shabbosMode) return night.date
  }
  return null
}
