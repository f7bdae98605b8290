import { newReservation } from '@mikvah/contract/reservations/booking.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { WishBody } from '../../reservations/booking/wish-of.ts'
import type { Dice } from './dice.ts'
import { wishesOfHers } from './seed-names.ts'

/** The options that somebody takes, before she picks an hour; what isn't named isn't taken. */
export type Ticked = Partial<Omit<WishBody, 'reservationTime'>>

/** The body of a booking at this hour. */
export const bodyAt = (startsAt: Ms, ticked: Ticked, timeZone: string): WishBody =>
  newReservation.body.parse({ ...ticked, reservationTime: instantTextOf(startsAt, timeZone) })

/** What a patron asks for, whether or not her night has it. */
export function tickedBy(dice: Dice, items: readonly string[]): Ticked {
  const bath = dice.often(0.45)
  const parking = dice.often(0.3)
  const privateRoom = dice.often(0.08)
  const segula = !bath && !privateRoom && dice.often(0.03)
  const item = dice.pick(['', ...items])
  return {
    ...{ bath, parking, privateRoom, segula },
    salonManicure: parking && !segula && dice.often(0.12),
    doubleSlot: !segula && dice.often(0.04),
    merchandise: item && dice.often(0.1) ? [{ item, quantity: dice.whole(1, 2) }] : [],
  }
}

/** The note and gifts of somebody who pays at once. */
export function besides(dice: Dice, { paysNow }: { paysNow: boolean }): Ticked {
  const tip = paysNow && dice.often(0.15)
  const donation = paysNow && dice.often(0.08)
  return {
    hold: paysNow,
    ...(tip ? { tipAmount: dollarsOf(dice.pick([300, 500, 1000])) } : {}),
    ...(donation
      ? { donationAmount: dollarsOf(dice.pick([1800, 2200, 3600])), donationNote: 'General' }
      : {}),
    ...(dice.often(0.12) ? { userNotes: dice.pick(wishesOfHers) } : {}),
  }
}
