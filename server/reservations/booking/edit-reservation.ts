import { carryOverOf, judgeEdit, keepsKind, keepsMoment } from '@mikvah/rules/reservation/edit.ts'
import type { VisitWish } from '@mikvah/rules/reservation/reservation.ts'
import { hasNeeded } from '@mikvah/rules/room/equipment.ts'
import type { Money } from '../../payments/ledger/money.ts'
import { Refused } from '../../request/refused.ts'
import { factsOf } from '../facts-of.ts'
import type { ReservationRow } from '../store.ts'
import type { Edited } from './edited-visit.ts'
import type { Opened } from './open-booking.ts'
import { carriedWish, hasDesksDiscount } from './wish-of.ts'

/**
 * What a booking takes over from the visit it replaces: the wish with the old pledges, whether she keeps her hour and
 * her kind of visit, and what was paid; `old` is null for a new one.
 */
export type Carried = {
  old: ReservationRow | null
  wish: VisitWish
  keepsMoment: boolean
  keepsKind: boolean
  bookedInTime: boolean
  refundMissed: boolean
  deskDiscount: boolean
  paid: readonly Money[]
}

const nothingCarried = {
  old: null,
  keepsMoment: false,
  keepsKind: false,
  bookedInTime: false,
  refundMissed: false,
  deskDiscount: false,
  paid: [],
}

/** Refuses an edit that isn't allowed, and gives what it takes over; a new booking takes over nothing. */
export function carriedBy(opened: Opened, edited: Edited | null): Carried {
  const { ctx, wish, by, today } = opened
  if (opened.oldId === null) return { ...nothingCarried, wish }
  if (!edited) throw new Refused('not-found')
  const { row: old, paymentOpen, payments: paid } = edited
  const facts = factsOf(old, paymentOpen)
  const verdict = judgeEdit(facts, { by, today })
  if (!verdict.allowed) throw new Refused(verdict.because)
  if (old.roomId !== null && !mayStay(opened, old)) throw new Refused('edit-not-now')
  const { refundMissed, bookedInTime } = carryOverOf(facts, {
    now: ctx.now,
    night: wish.night,
    values: ctx.content.values,
    preassignedRoomFits: false,
  })
  return {
    old,
    wish: carriedWish(wish, opened, old, ctx),
    keepsMoment: keepsMoment(old, wish),
    keepsKind: keepsKind(old, wish),
    bookedInTime,
    refundMissed,
    deskDiscount: by === 'patron' && hasDesksDiscount(old, paid),
    paid,
  }
}

/**
 * Whether somebody in a room can stay in it: the night and the building are the same, and the room has what she
 * needs.
 */
const mayStay = ({ wish, location }: Opened, old: ReservationRow): boolean =>
  wish.night === old.night && location.id === old.locationId && hasNeeded(old, wish)
