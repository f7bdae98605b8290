import { friendDiscountOf } from '@mikvah/rules/price/friend-discount.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import { mayUseDiscountPrice } from '@mikvah/rules/price/sponsorship.ts'
import { locationById, nightAt } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import type { Paying, PaymentBody } from './payer.ts'

/**
 * How much a Friend donation in the same charge takes off a visit that was quoted without the discount price, as a
 * positive amount; 0 where it brings no such price.
 */
export function discountOf(
  moment: Moment,
  visit: ReservationRow,
  as: Paying['as'],
  { method, amt, donationAmount, useDiscountPrice = false, note }: PaymentBody,
): Cents {
  const gift = {
    useDiscountPrice,
    donationCents: donatedBy({ method, amt, donationAmount }),
    donationNote: note ?? null,
  }
  const by = as === 'reception' ? 'reception' : 'patron'
  const brings = mayUseDiscountPrice(gift, { by, friendYear: false, deskDiscount: false })
  const location = locationById(moment, visit.locationId)
  if (!brings || !location) return 0
  const night = nightAt(moment, location, visit.night)
  return friendDiscountOf(visit.lines, visit, night, location.values)
}

/** How much of a charge is a donation, as it is split: one by the method Tip or Donation is all of its kind. */
function donatedBy({
  method,
  amt,
  donationAmount,
}: Pick<PaymentBody, 'method' | 'amt' | 'donationAmount'>): Cents {
  if (method === 'Donation') return centsOf(amt)
  return method === 'Tip' ? 0 : centsOf(donationAmount ?? 0)
}
