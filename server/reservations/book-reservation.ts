import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { newReservation } from '@mikvah/contract/reservations.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { type Quote, quoteOf } from '@mikvah/rules/price/price-of-visit.ts'
import { judgeBounds } from '@mikvah/rules/reservation/bounds.ts'
import { carryOverOf, judgeEdit, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused, SettingsMoved } from '../http/refused.ts'
import { keepMade } from '../http/request-key.ts'
import type { Parts } from '../parts.ts'
import { paymentsOfReservations } from '../payments/store.ts'
import { tieKallahPayment } from '../payments/tie-kallah-payment.ts'
import { patronOf } from '../people/owner.ts'
import { quietAt } from '../schedule/quiet.ts'
import {
  type Booking,
  bookingOf,
  quoteFactsOf,
  refuseMoment,
  refuseOptions,
  refuseSecondRequest,
} from './booking-facts.ts'
import { endHold } from './end-hold.ts'
import { factsOf } from './facts-of.ts'
import { insertVisit } from './insert-visit.ts'
import { noticeReserved } from './notices.ts'
import { lockPatronFacts } from './patron-facts.ts'
import { quoteTold } from './quote.ts'
import { refuseTaken } from './refuse-taken.ts'
import { replaceWith } from './replace.ts'
import {
  hasOpenPayment,
  liveOfUser,
  lockNights,
  lockReservation,
  nightOf,
  nightsOfHolds,
  type ReservationRow,
  reservationById,
} from './store.ts'
import { tellNewReservation, tellReservation, tellReservationById } from './view.ts'
import { carriedWish, type WishBody, wishOf } from './wish-of.ts'

type OwnRow = Pick<ReservationRow, 'id' | 'status' | 'replacingId'> & { paymentOpen: boolean }

type Given = { body: WishBody; query: QueryOf<typeof newReservation> }

/**
 * Books, holds or moves a visit: under the lock of its night the rules are asked once more, and the row, its
 * history and what the world is told are written together (rules 2 and 4).
 */
export async function bookReservation(parts: Parts, asked: AskedBySomeone, { body, query }: Given) {
  const made = asked.key?.made?.reservation
  if (made) return tellReservationById(parts.db.orm, asked, made)
  const atDesk = holds(asked.by.roles, 'Reception')
  const by = atDesk ? 'reception' : 'patron'
  const wish = wishOf(body, asked.content.timeZone)
  const owner = await patronOf(parts.db.orm, asked, body.userId)
  const quiet = judgeInQuiet(quietAt(asked, asked.now), {
    now: asked.now,
    by,
    values: asked.content.values,
  })
  if (!quiet.allowed) throw new Refused(quiet.because)
  const first = bookingOf(asked, wish, by, owner)
  const desk = {
    ignoreCutoff: atDesk && (query.ignoreCutoff ?? false),
    ignoreAvailability: atDesk && (query.ignoreAvailability ?? false),
    walkIn: atDesk && !body.advanceReservation,
  }

  const row = await parts.db.inTransaction(async (tx) => {
    const old = await lockPair(tx, asked, first, body.replacingReservationId ?? null)
    const keeps = old !== null && keepsMoment(old, wish)
    const booking = old ? { ...first, wish: carriedWish(wish, body, old, asked) } : first
    refuseMoment(asked, booking, { ...desk, keepsMoment: keeps, note: body.notes ?? '' })
    refuseOptions(asked, booking)

    const carried =
      old &&
      carryOverOf(factsOf(old), {
        now: asked.now,
        night: booking.wish.night,
        values: asked.content.values,
        preassignedRoomFits: false,
      })
    const past = await lockPatronFacts(tx, owner.id)
    const paid = old ? await paymentsOfReservations(tx, [old.id]) : []
    const quote = quoteOf(
      booking.wish,
      quoteFactsOf(asked, booking, {
        bookedInTime: carried?.bookedInTime ?? false,
        friendPaidOn: past.friendPaidOn,
      }),
    )
    refuseChangedQuote(body, quote)

    const own = await liveOfUser(tx, owner.id, booking.today)
    const gives = givingWay(own, old, by)
    const others = own.filter((row) => row.id !== old?.id && !gives.includes(row))
    refuseSecondRequest(asked, booking, others)
    const bounds = judgeBounds(wish.night, others, {
      by,
      now: asked.now,
      today: booking.today,
      values: asked.content.values,
    })
    if (!bounds.allowed) throw new Refused(bounds.because)

    const length = minutes(lengthOf(wish, booking.night, booking.place.values))
    if (!booking.placeholder && !desk.ignoreAvailability) {
      await refuseTaken(tx, asked, booking, {
        length,
        oldId: old?.id ?? null,
        gives: gives.map(({ id }) => id),
      })
    }
    for (const { id } of gives) {
      const hold = await lockReservation(tx, id)
      if (hold?.status === 'Pending') await endHold(tx, asked, hold, 'another hold')
    }

    const owed = balanceOf({ status: 'Pending', lines: quote.lines, payments: paid }).owedCents
    const added = await insertVisit(tx, asked, booking, {
      body,
      quote,
      owed,
      old,
      length,
      refundMissed: carried?.refundMissed ?? false,
      firstTime: !past.hasDoneVisit,
    })
    await keepMade(tx, asked.key, { reservation: added.id })
    await writeAudit(tx, asked, {
      subject: added.id,
      owner: owner.id,
      details: { ...desk, discountPrice: wish.useDiscountPrice, replaces: old?.id ?? null },
    })
    if (body.paymentId) await tieKallahPayment(tx, added, body.paymentId)
    if (old && (added.status === 'Reserved' || old.status === 'Pending'))
      return replaceWith(tx, asked, { old, row: added })
    if (added.status === 'Reserved') await noticeReserved(tx, asked, added, owner)
    return added
  })
  const untouched = by === 'patron' && !body.replacingReservationId && !body.paymentId
  return untouched
    ? tellNewReservation(asked, row, owner)
    : tellReservation(parts.db.orm, asked, row)
}

/** Locks the nights of the new visit, of the one it replaces and of holds it may end, then the replaced one itself. */
async function lockPair(
  tx: Tx,
  asked: AskedBySomeone,
  booking: Booking,
  oldId: string | null,
): Promise<ReservationRow | null> {
  const seen = oldId === null ? null : await editedOf(tx, oldId, booking.owner.id)
  const keys = await nightsOfHolds(tx, booking.owner.id)
  keys.push({ locationId: booking.place.id, date: booking.wish.night })
  if (seen) keys.push(nightOf(seen))
  const version = await lockNights(tx, keys)
  if (version !== asked.content.version) throw new SettingsMoved()
  if (!seen) return null
  const old = await lockReservation(tx, seen.id)
  if (!old) throw new Refused('not-found')
  const paymentOpen = await hasOpenPayment(tx, old.id)
  const verdict = judgeEdit(
    { ...factsOf(old), paymentOpen },
    { by: booking.by, today: booking.today },
  )
  if (!verdict.allowed) throw new Refused(verdict.because)
  return old
}

/** An edit of a hold that waits to replace a visit is one more edit of that visit. */
async function editedOf(tx: Tx, oldId: string, ownerId: string): Promise<ReservationRow> {
  const named = await reservationById(tx, oldId)
  if (named?.userId !== ownerId) throw new Refused('not-found')
  if (named.status !== 'Pending' || named.replacingId === null) return named
  return (await reservationById(tx, named.replacingId)) ?? named
}

/**
 * The holds that end with this booking. A patron has one live hold; whoever edits a visit ends what waited to replace
 * it, but not while that is being paid.
 */
function givingWay<H extends OwnRow>(
  own: readonly H[],
  old: ReservationRow | null,
  by: Booking['by'],
): H[] {
  const holds = own.filter(({ id, status }) => status === 'Pending' && id !== old?.id)
  const waiting = holds.filter(({ replacingId }) => old !== null && replacingId === old.id)
  if (waiting.some(({ paymentOpen }) => paymentOpen)) throw new Refused('payment-in-progress')
  return by === 'patron' ? holds.filter(({ paymentOpen }) => !paymentOpen) : waiting
}

/** Nobody books at another price than the one she was shown. */
function refuseChangedQuote({ expectedTotal }: WishBody, quote: Quote): void {
  if (expectedTotal == null || centsOf(expectedTotal) === quote.totalCents) return
  throw new Refused('quote-changed', { extra: { quote: quoteTold(quote) } })
}
