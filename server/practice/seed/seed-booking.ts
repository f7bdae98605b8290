import type { Capacity } from '@mikvah/rules/capacity/capacity.ts'
import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { judgeFit } from '@mikvah/rules/capacity/fits.ts'
import { type Occupancy, occupancyOf, turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { startsOf } from '@mikvah/rules/capacity/starts.ts'
import { type Quote, quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { kallahStartOf } from '@mikvah/rules/reservation/kallah.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import type { VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { businessDayOf, plusDays } from '@mikvah/rules/time/business-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import type { Moment } from '../../asked/asked.ts'
import { levelPricesOf } from '../../memberships/level-prices.ts'
import type { PlaceAt } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import { onSale } from '../../reservations/booking/booking-facts.ts'
import { optionsOf } from '../../reservations/counting/counted.ts'
import { type Dice, idOf } from './dice.ts'
import { boughtOn, type Patron } from './seed-patrons.ts'
import { kallahWanted, type Wanted, wantedOn } from './seed-wish.ts'

/** How the money comes: by card when booking, at the door, or not at all: a hold that ran out or still runs. */
type Paying = 'card' | 'door' | 'lost' | 'holding'

export type Booked = {
  id: string
  patron: Patron
  place: PlaceAt
  night: ScheduleDay
  wish: VisitWish
  quote: Quote
  createdAt: Ms
  /** At the desk, for her. */
  atDesk: boolean
  endsAt: Ms
  placeholder: boolean
  paying: Paying
  /** When she cancels, if she does. */
  canceledAt: Ms | null
}

export type BookingDesk = {
  moment: Moment
  place: PlaceAt
  night: ScheduleDay
  dice: Dice
  /** What has been sold of this night. A visit that is canceled later still counts here. */
  sold: Occupancy[]
}

/** Books one visit as the rules allow it, or none when nothing fits. */
export function bookFor(desk: BookingDesk, patron: Patron): Booked | null {
  const { moment, place, night, dice } = desk
  const items = onSale(moment.content).map(({ item }) => item)
  const wanted = wantedOn(night, place, items, dice)
  const createdAt = bookedAt(desk)
  return createdAt === null
    ? null
    : book(desk, patron, { wanted, createdAt, paying: payingOf(wanted, desk) })
}

/** A place held a few minutes ago that isn't paid yet. */
export const holdFor = (desk: BookingDesk, patron: Patron, createdAt: Ms): Booked | null =>
  book(desk, patron, {
    wanted: { ...wantedOn(desk.night, desk.place, [], desk.dice), ...parked },
    createdAt,
    paying: 'holding',
  })

const parked = { parking: true, segula: false, handicapped: false }

/** The desk has given a kallah her hour. */
export function bookKallah(desk: BookingDesk, patron: Patron): Booked | null {
  const createdAt = bookedAt(desk)
  const wanted = kallahWanted(desk.night.date)
  if (createdAt === null) return null
  return book(desk, patron, { wanted, createdAt, paying: 'card', atDesk: true })
}

/** A kallah's request for a day, before the desk has given it an hour. */
export function requestKallah(desk: BookingDesk, patron: Patron, createdAt: Ms): Booked {
  const { moment, night } = desk
  const startsAt = kallahStartOf(night.date, moment.content.timeZone)
  return booked(desk, patron, {
    wish: { ...kallahWanted(night.date), startsAt },
    createdAt,
    paying: 'card',
    placeholder: true,
  })
}

type Terms = { wanted: Wanted; createdAt: Ms; paying: Paying; atDesk?: boolean }

function book(
  desk: BookingDesk,
  patron: Patron,
  { wanted, paying, ...terms }: Terms,
): Booked | null {
  const { night, place, dice, sold } = desk
  const capacity: Capacity = capacityOf(place.values, night)
  const length = lengthOf(wanted, night, place.values)
  const starts = startsOf(night, wanted)
  for (let tries = 0; tries < 12; tries++) {
    const startsAt = startOf(starts, dice)
    if (startsAt === undefined) return null
    const visit = { id: patron.id, startsAt, minutes: length, options: optionsOf(wanted) }
    const occupancy = occupancyOf(visit, capacity.limits, turnaroundOf(place.values))
    if (!judgeFit(occupancy, sold, capacity).allowed) continue
    sold.push(occupancy)
    const gifts = paying === 'card' && !wanted.kallah ? giftsOf(dice) : {}
    return booked(desk, patron, { wish: { ...wanted, ...gifts, startsAt }, paying, ...terms })
  }
  return null
}

/** The busy part of an evening, however long it is. */
const busyLength = minutes(260)

/** When she would like to come: most neither first nor late, a few at any hour. */
function startOf(starts: readonly Ms[], dice: Dice): Ms | undefined {
  const [first] = starts
  if (first === undefined || dice.often(0.15)) {
    return starts[Math.floor(dice.part() * starts.length)]
  }
  const wished = first + ((dice.part() + dice.part()) / 2) * busyLength
  return starts.findLast((start) => start <= wished)
}

type Agreed = {
  wish: VisitWish
  createdAt: Ms
  paying: Paying
  atDesk?: boolean
  placeholder?: boolean
}

function booked(desk: BookingDesk, patron: Patron, agreed: Agreed): Booked {
  const { place, night, dice } = desk
  const { wish, createdAt, paying, atDesk = false, placeholder = false } = agreed
  const endsAt = wish.startsAt + minutes(lengthOf(wish, night, place.values))
  const keeps = placeholder || wish.kallah || paying === 'holding' || paying === 'lost'
  return {
    id: idOf('visit', wish.night, patron.id, paying),
    patron,
    place,
    night,
    wish,
    quote: quoted(desk, patron, agreed),
    createdAt,
    atDesk,
    endsAt,
    placeholder,
    paying,
    canceledAt: keeps || !dice.often(0.07) ? null : canceledAt(desk, agreed),
  }
}

function quoted({ moment, night, place }: BookingDesk, patron: Patron, agreed: Agreed): Quote {
  const { content } = moment
  const { wish, createdAt, atDesk, placeholder } = agreed
  const today = businessDayOf(createdAt, content.timeZone)
  const bought = boughtOn(patron)
  return quoteOf(wish, {
    now: createdAt,
    today,
    day: placeholder ? { ...night, friday: false, shabbosMode: false, surchargeFrom: null } : night,
    values: place.values,
    by: atDesk ? 'reception' : 'patron',
    member:
      bought !== null && bought <= today
        ? levelPricesOf(content, patron.membershipLevel ?? null)
        : null,
    friendYear: false,
    merchandise: onSale(content),
    bookedInTime: false,
  })
}

function payingOf(wanted: Wanted, { night, place, dice }: BookingDesk): Paying {
  if (prepayReasonOf(wanted, night, place.values) === null) {
    return dice.often(0.55) ? 'card' : 'door'
  }
  return dice.often(0.06) ? 'lost' : 'card'
}

function giftsOf(dice: Dice): Partial<VisitWish> {
  const tip = dice.often(0.15) ? { tipCents: dice.pick([300, 500, 1000]) } : {}
  const donation = dice.often(0.08)
    ? { donationCents: dice.pick([1800, 2200, 3600]), donationNote: 'General' }
    : {}
  return { ...tip, ...donation }
}

/** Days before the night; most book late. */
const leads = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5] as const

/** A waking hour before the cut-off, never on Shabbos or Yom Tov. */
function bookedAt({ moment, night, dice }: BookingDesk): Ms | null {
  for (let tries = 0; tries < 10; tries++) {
    const day = plusDays(night.date, -dice.pick(leads))
    const at = wallOf(day, dice.whole(9 * 60, 22 * 60) / 60, moment.content.timeZone, 'earlier')
    if (night.cutOff !== null && at < night.cutOff && !quietAt(moment, at)) return at
  }
  return null
}

function canceledAt(
  { moment, dice }: BookingDesk,
  { wish, createdAt }: Pick<Agreed, 'wish' | 'createdAt'>,
): Ms | null {
  const latest = wish.startsAt - minutes(45)
  const at = createdAt + minutes(Math.floor(((latest - createdAt) / minutes(1)) * dice.part()))
  return at > createdAt + minutes(20) && !quietAt(moment, at) ? at : null
}
