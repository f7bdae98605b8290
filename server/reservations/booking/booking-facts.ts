import { dayFlagsOf } from '@mikvah/rules/calendar/day-flags.ts'
import { isMember } from '@mikvah/rules/membership/active.ts'
import { judgeMerchandise } from '@mikvah/rules/price/merchandise.ts'
import type { QuoteFacts } from '@mikvah/rules/price/price-of-visit.ts'
import { holdsFriendYear } from '@mikvah/rules/price/sponsorship.ts'
import { judgeMoment } from '@mikvah/rules/reservation/bookable.ts'
import { daysAheadOf } from '@mikvah/rules/reservation/days-ahead.ts'
import { isPlaceholder, judgeKallahDay, judgeOneRequest } from '@mikvah/rules/reservation/kallah.ts'
import { judgeOptions } from '@mikvah/rules/reservation/options.ts'
import type { Booker, VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import { inRoomsOf } from '@mikvah/rules/reservation/rooms-of-house.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { eveningFromOf } from '@mikvah/rules/visit/daytime.ts'
import { levelPricesOf } from '../../memberships/level-prices.ts'
import { type LocationAt, locationOf, nightAt, sessionsAt, todayOf } from '../../nights/nights.ts'
import { wallTimeTextOf } from '../../notices/wall-time.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment, RequestContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'

/** What is known of a wish without the database: where, which night, by whom. */
export type Placed = {
  wish: VisitWish
  location: LocationAt
  night: ScheduleDay
  today: string
  by: Booker
  placeholder: boolean
}

/** A placed wish, and for whom it is. */
export type Booking = Placed & { owner: Account }

/** Adds to a wish its building, its night and today's business day; refuses a building that isn't offered. */
export function placedOf(moment: Moment, wish: VisitWish, by: Booker): Placed {
  const location = locationOf(moment, wish.alternateLocation)
  if (!location) throw new Refused('location-not-offered', { errors: field('alternateLocation') })
  return {
    wish: inRoomsOf(wish, location.values),
    location,
    night: nightAt(moment, location, wish.night),
    today: todayOf(moment),
    by,
    placeholder: isPlaceholder(wish, moment.content.timeZone),
  }
}

type MomentFacts = {
  ignoreCutoff: boolean
  walkIn: boolean
  onPaper: boolean
  keepsMoment: boolean
  keepsKind: boolean
  note: string
}

/** Refuses a night or an hour that isn't on sale. A kallah's request only names a day. */
export function refuseMoment(moment: RequestContext, booking: Booking, facts: MomentFacts): void {
  const { wish, night, today, by, owner, location } = booking
  const { content, now } = moment
  if (booking.placeholder) {
    const day = dayFlagsOf(wish.night, content.schedule.yomTovTwoDays)
    const holy = {
      shabbos: day.shabbos,
      yomTov: day.yomTov !== null,
      yomKippur: day.yomKippur,
      tishaBav: day.tishaBav,
    }
    const verdict = judgeKallahDay(wish.night, {
      today,
      day: holy,
      by,
      values: content.values,
    })
    if (!verdict.allowed) throw new Refused(verdict.because, { errors: field('reservationTime') })
    return
  }
  const eveningFrom = eveningFromOf(sessionsAt(moment, wish.night), night)
  const verdict = judgeMoment(wish, {
    now,
    today,
    day: night,
    by,
    daysAhead: daysAheadOf(owner.zipcode, location.values),
    ...facts,
    daytime:
      wish.startsAt < eveningFrom
        ? { holyDay: isHolyDay(moment, wish.night), note: facts.note }
        : null,
  })
  if (verdict.allowed) return
  const at = (ms: Ms | null) =>
    ms === null ? '' : wallTimeTextOf(ms, content.timeZone, moment.language).time
  const params = { open: at(night.openTime), day: at(eveningFrom) }
  throw new Refused(verdict.because, { params, errors: field('reservationTime') })
}

function isHolyDay({ content }: Moment, date: string): boolean {
  const { holy, yomKippur, tishaBav } = dayFlagsOf(date, content.schedule.yomTovTwoDays)
  return holy || yomKippur || tishaBav
}

/** Refuses a kallah's own request while she has another that waits for its hour; the desk may make more. */
export function refuseSecondRequest(
  { now }: Moment,
  { placeholder, by }: Booking,
  others: Parameters<typeof judgeOneRequest>[0],
): void {
  if (!placeholder) return
  const verdict = judgeOneRequest(others, { by, now })
  if (!verdict.allowed) throw new Refused(verdict.because, { errors: field('reservationTime') })
}

/** Refuses options that don't go together or aren't offered, and names the field. */
export function refuseOptions(
  { content }: Moment,
  { wish, night, by, location, placeholder }: Booking,
  { onPaper }: Pick<MomentFacts, 'onPaper'>,
): void {
  // A request takes no place in a night, so it only matters that kallah visits are offered.
  const facts = placeholder ? { friday: false, shabbosMode: false } : night
  const verdict = judgeOptions(wish, {
    night: facts,
    by,
    values: location.values,
    alternateLocationOpen: true,
    onPaper,
  })
  if (!verdict.allowed) throw new Refused(verdict.because, { errors: field(verdict.field) })
  const shelf = judgeMerchandise(wish.merchandise, onSale(content))
  if (!shelf.allowed) {
    throw new Refused(shelf.because, { params: { item: shelf.item }, errors: field('merchandise') })
  }
}

/** The shelf's merchandise in the terms of the rules: items that were taken off sale are in it, with `active` false. */
export const onSale = (content: Moment['content']) =>
  content.merchandise.map(({ item, cents, active }) => ({ item, priceCents: cents, active }))

/**
 * What the rule of the quote has to know: the moment, the night, and whether she has a member's or a Friend's price.
 */
export function quoteFactsOf(
  { content, now }: Moment,
  { night, today, by, owner, location, placeholder }: Booking,
  {
    bookedInTime,
    friendPaidOn,
    deskDiscount,
  }: { bookedInTime: boolean; friendPaidOn: string | null; deskDiscount: boolean },
): QuoteFacts {
  return {
    now,
    today,
    day: placeholder ? { ...night, friday: false, shabbosMode: false, surchargeFrom: null } : night,
    values: location.values,
    by,
    member: isMember(owner, today, content.values)
      ? levelPricesOf(content, owner.membershipLevel)
      : null,
    friendYear: holdsFriendYear(friendPaidOn, today),
    deskDiscount,
    merchandise: onSale(content),
    bookedInTime,
  }
}

const field = (path: string) => [{ path, message: 'Not possible.' }]
