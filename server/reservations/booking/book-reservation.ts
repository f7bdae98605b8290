import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { readReservation, readReservationById } from '../views/view.ts'
import { bookTogether } from './book-together.ts'
import { openBooking } from './open-booking.ts'

/**
 * Books, holds or moves a visit, and gives it as the caller sees it. It is opened without locks, decided by the rules
 * under the locks of its nights, and written with its history, its key and its notices. A repeat is answered with what
 * was booked.
 */
export async function bookReservation(
  parts: Parts,
  ctx: SignedInContext,
  given: Parameters<typeof openBooking>[2],
) {
  const made = ctx.key?.made?.reservation
  if (made) return readReservationById(parts.db.orm, ctx, made)
  const { row, view } = await bookTogether(parts.db, await openBooking(parts, ctx, given))
  return view ?? readReservation(parts.db.orm, ctx, row)
}
