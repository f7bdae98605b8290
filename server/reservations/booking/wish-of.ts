import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { newReservation } from '@mikvah/contract/reservations/booking.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import { friendCents, isFriendDonation } from '@mikvah/rules/price/sponsorship.ts'
import type { Booker, VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import { flagsIn } from '@mikvah/rules/reservation/visit-flags.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import type { Money } from '../../payments/ledger/money.ts'
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

const pledgedFor = ({ lines }: Pick<ReservationRow, 'lines'>, code: 'donation' | 'tip'): Cents =>
  lines.find((line) => line.code === code)?.cents ?? 0

/** Whether the desk gave this visit its discount price, and no gift of hers brought it. */
export const hasDesksDiscount = (
  visit: Pick<ReservationRow, 'useDiscountPrice' | 'lines' | 'donationNote'>,
  paid: readonly Money[],
): boolean =>
  visit.useDiscountPrice &&
  !isFriendDonation({
    donationCents: pledgedFor(visit, 'donation'),
    donationNote: visit.donationNote,
  }) &&
  !paid.some(
    ({ method, status, cents }) =>
      method === 'Donation' && status === 'Approved' && cents >= friendCents,
  )

/**
 * The wish of an edit with what its body doesn't mention of merchandise, donation or tip taken from the old visit, of
 * the merchandise what is still on sale. The discount price is asked for again by the desk's edit alone; her own keeps
 * it as long as it is hers (`hasDesksDiscount`, or the gift that brings it).
 */
export function carriedWish(
  wish: VisitWish,
  { body, by }: { body: WishBody; by: Booker },
  old: ReservationRow,
  { content }: Moment,
): VisitWish {
  const pledged = (code: 'donation' | 'tip') => pledgedFor(old, code)
  const sold = new Set(content.merchandise.filter(({ active }) => active).map(({ item }) => item))
  const shelf = old.lines.flatMap(({ code, item, quantity }) =>
    code === 'merchandise' && item && quantity && sold.has(item) ? [{ item, quantity }] : [],
  )
  return {
    ...wish,
    useDiscountPrice: wish.useDiscountPrice || (by === 'patron' && old.useDiscountPrice),
    merchandise: body.merchandise == null ? shelf : wish.merchandise,
    donationCents: body.donationAmount == null ? pledged('donation') : wish.donationCents,
    donationNote: body.donationNote ?? old.donationNote,
    tipCents: body.tipAmount == null ? pledged('tip') : wish.tipCents,
  }
}
