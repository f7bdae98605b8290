import { holds } from '@mikvah/rules/people/roles.ts'
import { quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { carryOverOf, keepsKind, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import { moneyOfReservations } from '../../payments/ledger/money.ts'
import { patronOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { factsOf } from '../facts-of.ts'
import {
  placedOf,
  quoteFactsOf,
  refuseMoment,
  refuseOptions,
  refuseSecondRequest,
} from './booking-facts.ts'
import { editedOf } from './edited-visit.ts'
import { patronFacts } from './patron-facts.ts'
import { quoteView } from './quote-view.ts'
import { carriedWish, hasDesksDiscount, type WishBody, wishOf } from './wish-of.ts'

/**
 * What this body would cost if it were booked now, line by line and in dollars. It needs no free place and holds none;
 * refuses a night, an hour or options that aren't on sale, and another's record or visit.
 */
export async function quoteReservation(parts: Parts, ctx: SignedInContext, body: WishBody) {
  const by = holds(ctx.by.roles, 'Reception') ? 'reception' : 'patron'
  const tx = parts.db.orm
  const owner = await patronOf(tx, ctx, body.userId)
  const first = { ...placedOf(ctx, wishOf(body, ctx.content.timeZone), by), owner }
  const old = body.replacingReservationId
    ? await editedOf(tx, body.replacingReservationId, owner.id)
    : null
  const booking = old ? { ...first, wish: carriedWish(first.wish, { body, by }, old, ctx) } : first
  refuseMoment(ctx, booking, {
    ignoreCutoff: by === 'reception',
    walkIn: false,
    onPaper: false,
    keepsMoment: old !== null && keepsMoment(old, first.wish),
    keepsKind: old !== null && keepsKind(old, first.wish),
    note: body.notes ?? 'quote',
  })
  refuseOptions(ctx, booking, { onPaper: false })
  const [past] = await patronFacts(tx, [owner.id], booking.today)
  const others = past?.own.filter(({ id }) => id !== old?.id) ?? []
  refuseSecondRequest(ctx, booking, others)
  const carried =
    old &&
    carryOverOf(factsOf(old), {
      now: ctx.now,
      night: booking.wish.night,
      values: ctx.content.values,
      preassignedRoomFits: false,
    })
  const facts = quoteFactsOf(ctx, booking, {
    bookedInTime: carried?.bookedInTime ?? false,
    friendPaidOn: past?.friendPaidOn ?? null,
    deskDiscount:
      old !== null &&
      by === 'patron' &&
      hasDesksDiscount(old, await moneyOfReservations(tx, [old.id])),
  })
  return quoteView(quoteOf(booking.wish, facts))
}
