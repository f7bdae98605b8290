import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { startsOf } from '@mikvah/rules/capacity/starts.ts'
import { kallahStartOf } from '@mikvah/rules/reservation/kallah.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import type { LocationAt } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import type { Caller, Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { onSale } from '../../reservations/booking/booking-facts.ts'
import { type Decided, decideBooking } from '../../reservations/booking/decide-booking.ts'
import { openNewBooking } from '../../reservations/booking/open-booking.ts'
import { storedVisitOf } from '../../reservations/counting/counted.ts'
import type { Dice } from './dice.ts'
import { askedThen, herself, worker } from './seed-asked.ts'
import { bookedLife, type Life, type SeededPayment } from './seed-life.ts'
import { memberOn, type Patron } from './seed-patrons.ts'
import { besides, bodyAt, type Ticked, tickedBy } from './seed-wish.ts'

/** What visits of one night in one building are booked with. */
export type BookingDesk = {
  moment: Moment
  location: LocationAt
  night: ScheduleDay
  dice: Dice
  /** What was sold of this night. A visit that is canceled later still counts here. */
  visits: StoredVisit[]
  /** Patrons who have been here before. */
  been: ReadonlySet<string>
}

/** Books one visit as the verb would have at that time; null when nothing fits. */
export function bookFor(desk: BookingDesk, patron: Patron): Life | null {
  const { moment, dice } = desk
  const now = bookedAt(desk)
  if (now === null) return null
  const items = onSale(moment.content).map(({ item }) => item)
  const paysNow = dice.often(0.55)
  const given = besides(dice, { paysNow })
  const booking = { now, by: herself(patron.id) }
  const decided =
    findHour(desk, patron, { ...booking, ticked: { ...tickedBy(dice, items), ...given } }) ??
    findHour(desk, patron, { ...booking, ticked: given })
  if (!decided) return null
  const pays = decided.visit.status === 'Pending' ? 'card' : 'door'
  const paying = pays === 'card' && !paysNow && dice.often(0.06) ? 'lost' : pays
  const canceledAt = paying === 'lost' || !dice.often(0.07) ? null : canceledAtOf(desk, decided)
  return take(desk, decided, paying, canceledAt)
}

/** A place that was held a few minutes ago and isn't paid yet; null when nothing fits. */
export function holdFor(desk: BookingDesk, patron: Patron, now: Ms): Life | null {
  const ticked = { ...tickedBy(desk.dice, []), parking: true, segula: false, hold: true }
  const decided = findHour(desk, patron, { now, ticked, by: herself(patron.id) })
  return decided && take(desk, decided, 'holding', null)
}

/** A kallah's visit with the hour that the desk gave her; null when nothing fits. */
export function bookKallah(desk: BookingDesk, patron: Patron): Life | null {
  const now = bookedAt(desk)
  const ticked = { bath: true, kallah: true, hold: true, userId: patron.id }
  const decided = now && findHour(desk, patron, { now, ticked, by: worker('Reception') })
  return decided ? take(desk, decided, 'card', null) : null
}

/** A kallah's request for a day, still without an hour. */
export function requestKallah(desk: BookingDesk, patron: Patron, now: Ms): Life {
  const ticked = { bath: true, kallah: true }
  const asking = { now, ticked, by: herself(patron.id) }
  const { date } = desk.night
  const decided = decide(desk, patron, asking, kallahStartOf(date, desk.moment.content.timeZone))
  return take(desk, decided, 'card', null)
}

type Asking = { now: Ms; ticked: Ticked; by: Caller }

/** Tries a few hours for her; null when none is free, or none with what she wishes. */
function findHour(desk: BookingDesk, patron: Patron, asking: Asking): Decided | null {
  const { night, dice } = desk
  const { bath = false, segula = false } = asking.ticked
  const starts = startsOf(night, { bath, segula })
  for (let tries = 0; tries < 12; tries++) {
    const startsAt = startOf(starts, dice)
    if (startsAt === undefined) return null
    try {
      return decide(desk, patron, asking, startsAt)
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      if (refused.code !== 'slot-taken') return null
    }
  }
  return null
}

/** The verdict of the verb itself, given what was sold of the night by then. */
function decide(
  { moment, location, visits, been }: BookingDesk,
  patron: Patron,
  { now, ticked, by }: Asking,
  startsAt: Ms,
): Decided {
  const ctx = askedThen(moment, now, by, 'visit-booked')
  const wish = { ...ticked, alternateLocation: location.alternate }
  const body = bodyAt(startsAt, wish, moment.content.timeZone)
  const opened = openNewBooking(ctx, { body, query: {} })
  const past = { friendPaidOn: null, hasDoneVisit: been.has(patron.id), own: [], held: [] }
  const owner = memberOn(patron, opened.today)
  return decideBooking(opened, { owner, past, visits, edited: null })
}

/** Takes her place: for good if the visit will be paid, else as long as the hold lasts. */
function take(
  { visits }: BookingDesk,
  decided: Decided,
  paying: SeededPayment,
  canceledAt: Ms | null,
) {
  const { visit } = decided
  const stays = paying === 'card' ? { status: 'Reserved' as const, holdUntil: null } : {}
  visits.push(storedVisitOf({ ...visit, ...stays, paymentOpen: false }))
  return bookedLife(decided, paying, canceledAt)
}

/** How long the busy part of an evening is. */
const busyLength = minutes(260)

/** When she would like to come: mostly neither first nor late, sometimes at any hour. */
function startOf(starts: readonly Ms[], dice: Dice): Ms | undefined {
  const [first] = starts
  if (first === undefined || dice.often(0.15)) {
    return starts[Math.floor(dice.part() * starts.length)]
  }
  const wished = first + ((dice.part() + dice.part()) / 2) * busyLength
  return starts.findLast((start) => start <= wished)
}

/** How many days ahead visits are booked; most are booked late. */
const leads = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5] as const

/** A waking hour before the cut-off, and not on Shabbos or Yom Tov. */
function bookedAt({ moment, night, dice }: BookingDesk): Ms | null {
  for (let tries = 0; tries < 10; tries++) {
    const day = plusDays(night.date, -dice.pick(leads))
    const at = wallOf(day, dice.whole(9 * 60, 22 * 60) / 60, moment.content.timeZone, 'earlier')
    if (night.cutOff !== null && at < night.cutOff && !quietAt(moment, at)) return at
  }
  return null
}

function canceledAtOf({ moment, dice }: BookingDesk, { visit }: Decided): Ms | null {
  const { startsAt, createdAt } = visit
  const latest = startsAt - minutes(45)
  const at = createdAt + minutes(Math.floor(((latest - createdAt) / minutes(1)) * dice.part()))
  return at > createdAt + minutes(20) && !quietAt(moment, at) ? at : null
}
