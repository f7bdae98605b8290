import { contract } from '@mikvah/contract/contract.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { plainRoomOf } from '@mikvah/rules/reservation/options.ts'
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
 * Adds somebody to a sheet who came on a night without screens and had no reservation: books her at its opening, enters
 * that she came, and gives the sheet as `enterSheet`, with the visit's id. Refuses a night whose sheet no longer waits,
 * and her who is on a sheet of it. Repeated with its key, or after the process died in between, she is on it once.
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
  // The booking has used the key, so the sheet is entered without it.
  const sheet = await enterSheet(parts, { ...ctx, key: null }, { dt: date, rows: [row] })
  return { ...sheet, reservationId }
}

/**
 * Refuses where she is on a sheet of that night at any location; for her own, the booking judges it again under its
 * locks.
 */
async function refuseOnSheet({ db }: Parts, { dt, userId }: Body): Promise<void> {
  const visits = await visitsOfSheet(db.orm, dt)
  if (visits.some((visit) => visit.row.userId === userId && isOnSheet(visit)))
    throw new Refused('already-on-sheet')
}

/**
 * The booking for a patron who came without one on a night without screens, at the building where she was; the hour at
 * which she came isn’t known.
 */
function wishOf(ctx: SignedInContext, body: Body): WishBody {
  const { dt, userId, handicapped, alternateLocation } = body
  const location = locationOf(ctx, alternateLocation)
  if (!location) throw new Refused('location-not-offered')
  const night = nightAt(ctx, location, dt)
  if (!night.openTime) throw new Refused('night-closed')
  const { values } = location
  const { bath } = plainRoomOf({ night, by: 'reception', values, alternateLocationOpen: true })
  return contract.newReservation.body.parse({
    ...{ userId, handicapped, alternateLocation, bath, advanceReservation: false },
    reservationTime: instantTextOf(night.openTime, ctx.content.timeZone),
  })
}
