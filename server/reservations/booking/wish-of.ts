import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { newReservation } from '@mikvah/contract/reservations/booking.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import type { VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import { flagsIn } from '@mikvah/rules/reservation/visit-flags.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import type { ReservationRow } from '../store.ts'

export type WishBody = BodyOf<typeof newReservation>

/**
 * The body of a booking in the terms of the rules: the instant, its night, money in cents. Refuses a text that is no
 * date and time.
 */
export function wishOf(body: WishBody, timeZone: string): VisitWish {
  const startsAt = instantOfText(body.reservationTime, timeZone)
  if (startsAt === null) {
    const errors = [{ path: 'reservationTime', message: 'Not a date and time.' }]
    throw new Refused('invalid-request', { errors, params: { fields: 'reservationTime' } })
  }
  return {
    startsAt,
    night: businessDayOf(startsAt, timeZone),
    ...flagsIn(body),
    alternateLocation: body.alternateLocation,
    useDiscountPrice: body.useDiscountPrice,
    merchandise: (body.merchandise ?? []).map(({ item, quantity }) => ({ item, quantity })),
    donationCents: centsOf(body.donationAmount ?? 0),
    donationNote: body.donationNote ?? null,
    tipCents: centsOf(body.tipAmount ?? 0),
  }
}

/**
 * The wish of an edit with what its body doesn't mention of merchandise, donation or tip taken from the old visit, of
 * the merchandise what is still on sale.
 */
export function carriedWish(
  wish: VisitWish,
  body: WishBody,
  old: ReservationRow,
  { content }: Moment,
): VisitWish {
  const pledged = (code: 'donation' | 'tip') =>
    old.lines.find((line) => line.code === code)?.cents ?? 0
  const sold = new Set(content.merchandise.filter(({ active }) => active).map(({ item }) => item))
  const shelf = old.lines.flatMap(({ code, item, quantity }) =>
    code === 'merchandise' && item && quantity && sold.has(item) ? [{ item, quantity }] : [],
  )
  return {
    ...wish,
    merchandise: body.merchandise == null ? shelf : wish.merchandise,
    donationCents: body.donationAmount == null ? pledged('donation') : wish.donationCents,
    donationNote: body.donationNote ?? old.donationNote,
    tipCents: body.tipAmount == null ? pledged('tip') : wish.tipCents,
  }
}
