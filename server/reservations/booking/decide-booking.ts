import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { judgeHold } from '@mikvah/rules/reservation/hold.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Account } from '../../people/accounts.ts'
import { judgePatron } from '../../people/owner.ts'
import { Refused } from '../../request/refused.ts'
import type { ReservationRow, UncodedVisit } from '../store.ts'
import {
  type Booking,
  quoteFactsOf,
  refuseMoment,
  refuseOptions,
  refuseSecondRequest,
} from './booking-facts.ts'
import { type Carried, carriedBy } from './edit-reservation.ts'
import type { Edited } from './edited-visit.ts'
import type { Opened } from './open-booking.ts'
import type { OwnVisit, PatronFacts } from './patron-facts.ts'
import { refuseBeyondBounds, refuseChangedQuote, refuseOnSheet } from './refuse-booking.ts'
import { refuseTaken } from './refuse-taken.ts'
import { visitOf } from './visit-of.ts'

/** The facts that a booking is decided by, as they are under the locks. */
export type BookingFacts = {
  owner: Account | null
  past: Pick<PatronFacts, 'friendPaidOn' | 'hasDoneVisit' | 'own' | 'held'>
  /** The visits of the night that she wants. */
  visits: readonly StoredVisit[]
  edited: Edited | null
}

/** An accepted booking: the visit to be written, and what it ends or replaces. */
export type Decided = {
  opened: Opened
  owner: Account
  visit: UncodedVisit
  /** Holds of hers that end with it. */
  ends: readonly string[]
  /** The visit that it replaces at once; a held booking replaces its visit only once it is paid. */
  replaces: ReservationRow | null
}

/** Decides a booking by its facts alone, without the database: refuses, or gives what is to be written. */
export function decideBooking(opened: Opened, facts: BookingFacts): Decided {
  const { ctx, body, desk, by } = opened
  const owner = judgePatron(ctx, facts.owner)
  const carried = carriedBy(opened, facts.edited)
  const { old, keepsMoment, keepsKind } = carried
  const booking: Booking = { ...opened, wish: carried.wish, owner }
  refuseMoment(ctx, booking, { ...desk, keepsMoment, keepsKind, note: body.notes ?? '' })
  refuseOptions(ctx, booking, desk)
  const { friendPaidOn, hasDoneVisit } = facts.past
  const bookedInTime = carried.bookedInTime || desk.takenOver
  const { deskDiscount } = carried
  const quote = quoteOf(
    booking.wish,
    quoteFactsOf(ctx, booking, { bookedInTime, friendPaidOn, deskDiscount }),
  )
  refuseChangedQuote(body, quote)

  const own = facts.past.own.filter(({ night }) => night >= opened.today)
  const ends = givingWay(own, old, by)
  const others = own.filter((row) => row.id !== old?.id && !ends.includes(row))
  refuseSecondRequest(ctx, booking, others)
  refuseBeyondBounds(booking, others, { ctx, replacedNight: old?.night ?? null })

  if (desk.onPaper) refuseOnSheet(facts.visits, owner.id)
  if (desk.takenOver && others.some(({ night }) => night === booking.wish.night))
    throw new Refused('import-other-visit')

  const length = minutes(lengthOf(booking.wish, booking.night, booking.location.values))
  const gives = ends.map(({ id }) => id)
  if (!booking.placeholder && !desk.ignoreAvailability)
    refuseTaken(ctx, booking, { visits: facts.visits, length, oldId: old?.id ?? null, gives })

  const heldBefore = heldBeforeOf(booking, carried, facts.past, ctx.now)
  const worked = { quote, carried, length, firstTime: !hasDoneVisit, heldBefore }
  const visit = visitOf(opened, booking, worked)
  const mayHold = judgeHold(heldBefore, ctx.content.values)
  if (visit.status === 'Pending' && !mayHold.allowed) throw new Refused(mayHold.because)
  const standsAtOnce = visit.status === 'Reserved' || old?.status === 'Pending'
  return { opened, owner, visit, ends: gives, replaces: standsAtOnce ? old : null }
}

/**
 * The holds that end with this booking. A patron has one live hold. Editing a visit ends a hold that waits to replace
 * it, unless that is just being paid.
 */
function givingWay(
  own: readonly OwnVisit[],
  old: ReservationRow | null,
  by: Booking['by'],
): OwnVisit[] {
  const holds = own.filter(({ id, status }) => status === 'Pending' && id !== old?.id)
  const waiting = holds.filter(({ replacingId }) => old !== null && replacingId === old.id)
  if (waiting.some(({ paymentOpen }) => paymentOpen)) throw new Refused('payment-in-progress')
  return by === 'patron' ? holds.filter(({ paymentOpen }) => !paymentOpen) : waiting
}

/**
 * For how long she has held this time lately without keeping it. The time of a visit that stands is hers in any case,
 * and the desk holds what it likes.
 */
function heldBeforeOf(
  { by, wish, location }: Booking,
  { old, keepsMoment }: Carried,
  { own, held }: BookingFacts['past'],
  now: Ms,
): Ms {
  if (by !== 'patron' || (keepsMoment && old?.status !== 'Pending')) return 0
  const isIt = (one: { locationId: string; startsAt: Ms }) =>
    one.locationId === location.id && one.startsAt === wish.startsAt
  const ended = held.filter(isIt).map(({ ms }) => ms)
  const going = own.filter((one) => one.status === 'Pending' && isIt(one))
  const sofar = going.map(({ statusSince }) => Math.max(0, now - statusSince))
  return [...ended, ...sofar].reduce((sum, ms) => sum + ms, 0)
}
