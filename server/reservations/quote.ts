import { holds } from '@mikvah/rules/people/roles.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { type Quote, quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { carryOverOf, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Parts } from '../parts.ts'
import { patronOf } from '../people/owner.ts'
import {
  bookingOf,
  quoteFactsOf,
  refuseMoment,
  refuseOptions,
  refuseSecondRequest,
} from './booking-facts.ts'
import { factsOf } from './facts-of.ts'
import { lineTold } from './line-told.ts'
import { lockPatronFacts } from './patron-facts.ts'
import { liveOfUser, reservationById } from './store.ts'
import { carriedWish, type WishBody, wishOf } from './wish-of.ts'

export const quoteTold = (quote: Quote) => ({
  lines: quote.lines.map(lineTold),
  total: dollarsOf(quote.totalCents),
  prepayRequired: quote.prepayRequired,
  lateSurcharge: dollarsOf(quote.lines.find(({ code }) => code === 'late-surcharge')?.cents ?? 0),
})

/** What the same body would cost if it were booked now. Asks no place and holds none. */
export async function quoteReservation(parts: Parts, asked: AskedBySomeone, body: WishBody) {
  const by = holds(asked.by.roles, 'Reception') ? 'reception' : 'patron'
  const tx = parts.db.orm
  const owner = await patronOf(tx, asked, body.userId)
  const first = bookingOf(asked, wishOf(body, asked.content.timeZone), by, owner)
  const old = body.replacingReservationId
    ? await reservationById(tx, body.replacingReservationId)
    : null
  if (body.replacingReservationId && old?.userId !== owner.id) throw new Refused('not-found')
  const booking = old ? { ...first, wish: carriedWish(first.wish, body, old, asked) } : first
  refuseMoment(asked, booking, {
    ignoreCutoff: by === 'reception',
    walkIn: false,
    keepsMoment: old !== null && keepsMoment(old, first.wish),
    note: body.notes ?? 'quote',
  })
  refuseOptions(asked, booking)
  const hers = await liveOfUser(tx, owner.id, booking.today)
  refuseSecondRequest(
    asked,
    booking,
    hers.filter(({ id }) => id !== old?.id),
  )
  const carried =
    old &&
    carryOverOf(factsOf(old), {
      now: asked.now,
      night: booking.wish.night,
      values: asked.content.values,
      preassignedRoomFits: false,
    })
  const facts = quoteFactsOf(asked, booking, {
    bookedInTime: carried?.bookedInTime ?? false,
    friendPaidOn: (await lockPatronFacts(tx, owner.id)).friendPaidOn,
  })
  return quoteTold(quoteOf(booking.wish, facts))
}
