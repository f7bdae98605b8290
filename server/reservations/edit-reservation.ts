import { carryOverOf, judgeEdit, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import type { VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import type { Tx } from '../db/database.ts'
import { Refused } from '../http/refused.ts'
import { type PaymentRow, paymentsOfReservations } from '../payments/store.ts'
import { factsOf } from './facts-of.ts'
import type { Opened } from './open-booking.ts'
import { hasOpenPayment, lockReservation, type ReservationRow, reservationById } from './store.ts'
import { carriedWish } from './wish-of.ts'

/** A visit that is being replaced, as it stands under the lock of its night. */
export type Edited = { row: ReservationRow; paymentOpen: boolean; payments: readonly PaymentRow[] }

/** Which visit an edit is of: that of a hold which waits to replace a visit is one more edit of that visit. */
export async function editedOf(tx: Tx, oldId: string, ownerId: string): Promise<ReservationRow> {
  const named = await reservationById(tx, oldId)
  if (named?.userId !== ownerId) throw new Refused('not-found')
  if (named.status !== 'Pending' || named.replacingId === null) return named
  return (await reservationById(tx, named.replacingId)) ?? named
}

/** Locks it and reads what an edit depends on; null when it is gone. */
export async function lockEdited(tx: Tx, id: string): Promise<Edited | null> {
  const row = await lockReservation(tx, id)
  if (!row) return null
  const paymentOpen = await hasOpenPayment(tx, id)
  return { row, paymentOpen, payments: await paymentsOfReservations(tx, [id]) }
}

/** What a booking brings along from the visit it replaces. */
export type Carried = {
  old: ReservationRow | null
  wish: VisitWish
  keepsMoment: boolean
  bookedInTime: boolean
  refundMissed: boolean
  paid: readonly PaymentRow[]
}

const nothingCarried = {
  old: null,
  keepsMoment: false,
  bookedInTime: false,
  refundMissed: false,
  paid: [],
}

/** Refuses an edit that may not be, and gives what it carries over; a new booking carries nothing. */
export function carriedBy(opened: Opened, edited: Edited | null): Carried {
  const { asked, wish, body, by, today } = opened
  if (opened.oldId === null) return { ...nothingCarried, wish }
  if (!edited) throw new Refused('not-found')
  const { row: old, paymentOpen, payments: paid } = edited
  const facts = factsOf(old, paymentOpen)
  const verdict = judgeEdit(facts, { by, today })
  if (!verdict.allowed) throw new Refused(verdict.because)
  const { refundMissed, bookedInTime } = carryOverOf(facts, {
    now: asked.now,
    night: wish.night,
    values: asked.content.values,
    preassignedRoomFits: false,
  })
  return {
    old,
    wish: carriedWish(wish, body, old, asked),
    keepsMoment: keepsMoment(old, wish),
    bookedInTime,
    refundMissed,
    paid,
  }
}
