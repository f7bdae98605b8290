import { holds } from '@mikvah/rules/people/roles.ts'
import { quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { carryOverOf, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { patronOf } from '../../people/owner.ts'
import { factsOf } from '../facts-of.ts'
import { reservationById } from '../store.ts'
import {
  placedOf,
  quoteFactsOf,
  refuseMoment,
  refuseOptions,
  refuseSecondRequest,
} from './booking-facts.ts'
import { patronFacts } from './patron-facts.ts'
import { quoteTold } from './quote-told.ts'
import { carriedWish, type WishBody, wishOf } from './wish-of.ts'

/** What the same body would cost if it were booked now. Asks no place and holds none. */
export async function quoteReservation(parts: Parts, asked: AskedBySomeone, body: WishBody) {
  const by = holds(asked.by.roles, 'Reception') ? 'reception' : 'patron'
  const tx = parts.db.orm
  const owner = await patronOf(tx, asked, body.userId)
  const first = { ...placedOf(asked, wishOf(body, asked.content.timeZone), by), owner }
  const old = body.replacingReservationId
    ? await reservationById(tx, body.replacingReservationId)
    : null
  if (body.replacingReservationId && old?.userId !== owner.id) throw new Refused('not-found')
  const booking = old ? { ...first, wish: carriedWish(first.wish, body, old, asked) } : first
  refuseMoment(asked, booking, {
    ignoreCutoff: by === 'reception',
    walkIn: false,
    onPaper: false,
    keepsMoment: old !== null && keepsMoment(old, first.wish),
    note: body.notes ?? 'quote',
  })
  refuseOptions(asked, booking)
  const [past] = await patronFacts(tx, [owner.id], booking.today)
  const others = past?.own.filter(({ id }) => id !== old?.id) ?? []
  refuseSecondRequest(asked, booking, others)
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
    friendPaidOn: past?.friendPaidOn ?? null,
  })
  return quoteTold(quoteOf(booking.wish, facts))
}
