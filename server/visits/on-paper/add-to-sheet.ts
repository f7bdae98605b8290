import { contract } from '@mikvah/contract/contract.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { locationOf, nightAt, todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { bookReservation } from '../../reservations/booking/book-reservation.ts'
import type { WishBody } from '../../reservations/booking/wish-of.ts'
import { enterSheet, nightToEnter } from './enter-sheet.ts'
import { isOnSheet, oldestSheet, visitsOfSheet } from './sheet-store.ts'

type Body = BodyOf<typeof contract.addToSheet>

/**
 * Somebody came on a night without screens and had no reservation: she is booked into it now, at its opening, and
 * entered as one who came. Repeated with its key, or after a death between the two, she is on the sheet once.
 */
export async function addToSheet(parts: Parts, ctx: SignedInContext, body: Body) {
  const { date } = nightToEnter(ctx, body.dt)
  if (date < oldestSheet(todayOf(ctx))) throw new Refused('night-past')
  if (!ctx.key?.made) await refuseOnSheet(parts, body)
  const { reservationId } = await bookReservation(parts, ctx, {
    body: wishOf(ctx, body),
    query: { ignoreAvailability: true },
    onPaper: true,
  })
  const row = { reservationId, became: 'came' as const, was: null, room: body.room }
  // The key is the booking's by now.
  const sheet = await enterSheet(parts, { ...ctx, key: null }, { dt: date, rows: [row] })
  return { ...sheet, reservationId }
}

/** At any place; at her own the booking judges it once more, under its locks. */
async function refuseOnSheet({ db }: Parts, { dt, userId }: Body): Promise<void> {
  const visits = await visitsOfSheet(db.orm, dt)
  if (visits.some((visit) => visit.row.userId === userId && isOnSheet(visit)))
    throw new Refused('already-on-sheet')
}

/** Nobody wrote down when she came. */
function wishOf(ctx: SignedInContext, { dt, userId, handicapped }: Body): WishBody {
  const location = locationOf(ctx, false)
  const opens = location && nightAt(ctx, location, dt).openTime
  if (!opens) throw new Refused('night-closed')
  return contract.newReservation.body.parse({
    ...{ userId, handicapped, advanceReservation: false },
    reservationTime: instantTextOf(opens, ctx.content.timeZone),
  })
}
