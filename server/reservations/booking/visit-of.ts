import { balanceOf } from '@mikvah/rules/price/balance.ts'
import type { Quote } from '@mikvah/rules/price/price-of-visit.ts'
import { mayUseDiscountPrice } from '@mikvah/rules/price/sponsorship.ts'
import { mayBeHereFor } from '@mikvah/rules/reservation/bookable.ts'
import { holdUntilOf } from '@mikvah/rules/reservation/hold.ts'
import { isFridayLike } from '@mikvah/rules/reservation/length.ts'
import { firstStatusOf } from '@mikvah/rules/reservation/prepay.ts'
import { flagsIn } from '@mikvah/rules/reservation/visit-flags.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { UncodedVisit } from '../store.ts'
import type { Booking } from './booking-facts.ts'
import type { Carried } from './edit-reservation.ts'
import type { Opened } from './open-booking.ts'

type Worked = { quote: Quote; carried: Carried; length: Ms; firstTime: boolean; heldBefore: Ms }

/**
 * The row of a booking, not written yet: Pending where her place is held while she pays, else Reserved. A kallah's
 * request is Reserved at once, and takes no place yet.
 */
export function visitOf(
  { id, ctx, body, desk, today }: Opened,
  { wish, night, location, owner, by, placeholder }: Booking,
  { quote, carried, length, firstTime, heldBefore }: Worked,
): UncodedVisit {
  const { now, content } = ctx
  const { old, paid, refundMissed, deskDiscount, keepsMoment } = carried
  // What is left to pay once the payments of the replaced visit have moved over.
  const { owedCents } = balanceOf({ status: 'Pending', lines: quote.lines, payments: paid })
  // Her place isn't held while she pays if she is in a room, as her new visit takes the room over at once, nor if she
  // has been here already, or was promised her hour by an older book.
  const status =
    placeholder || desk.onPaper || desk.takenOver || old?.status === 'Assigned'
      ? 'Reserved'
      : firstStatusOf({
          prepayRequired: quote.prepayRequired,
          owedCents,
          hold: body.hold,
          isHere:
            desk.walkIn &&
            !isFridayLike(night) &&
            (keepsMoment || mayBeHereFor(wish, { now, today })),
        })
  return {
    id,
    userId: owner.id,
    locationId: location.id,
    night: wish.night,
    startsAt: wish.startsAt,
    endsAt: wish.startsAt + length,
    placeholder,
    status,
    holdUntil:
      status === 'Pending'
        ? holdUntilOf(now, content.values, {
            heldBefore,
            nightEnds: businessDaySpanOf(wish.night, content.timeZone).to,
          })
        : null,
    ...flagsIn(wish),
    salonPedicure: false,
    useDiscountPrice: mayUseDiscountPrice(wish, { by, deskDiscount, friendYear: false }),
    member: quote.lines.some(({ code }) => code === 'member-price'),
    firstTime,
    advance: by === 'patron' || body.advanceReservation,
    notes: (by === 'reception' ? body.notes : null) ?? old?.notes ?? null,
    reservationNotes: body.reservationNotes ?? old?.reservationNotes ?? null,
    userNotes: body.userNotes ?? old?.userNotes ?? null,
    replacingId: old?.id ?? null,
    refundMissed,
    bookedInTime: true,
    lines: quote.lines,
    donationNote: wish.donationNote,
    timeArrived: null,
    waitingCode: null,
    timeCompleted: null,
    roomId: null,
    pool: null,
    keptPool: null,
    readySince: null,
    language: null,
    statusSince: now,
    createdAt: now,
    createdBy: ctx.by.userId,
    createdIp: ctx.ip,
  }
}
