import type { PaymentFacts } from '../payments/methods.ts'
import type { Cents } from '../price/money.ts'
import type { SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { hasMissedRefund, refundOf } from './refund.ts'
import type { Booker, ReservationFacts, VisitWish } from './reservation.ts'
import { type ReservationStatus, statusGroups } from './statuses.ts'

export const editRefusals = ['edit-past', 'edit-not-now', 'payment-in-progress'] as const

/** The statuses in which a visit may be edited, by who does it. */
export const editable: Record<Booker, readonly ReservationStatus[]> = {
  patron: statusGroups.toCome,
  reception: ['Reserved', 'Assigned'],
}

/**
 * Whether a reservation may be edited, which replaces it with another: by a patron a Pending or Reserved one, by the
 * desk a Reserved or Assigned one; none of a night before `today`, the business day of now, nor with a payment open.
 */
export function judgeEdit(
  old: Pick<ReservationFacts, 'status' | 'night' | 'paymentOpen'>,
  { by, today }: { by: Booker; today: string },
): Verdict<(typeof editRefusals)[number]> {
  if (old.night < today) return refused('edit-past')
  if (!editable[by].includes(old.status)) return refused('edit-not-now')
  if (old.paymentOpen) return refused('payment-in-progress')
  return allowed
}

/** Whether an edit keeps night and time. It then asks for nothing new of the night, so its cut-off doesn't matter. */
export const keepsMoment = (
  old: Pick<ReservationFacts, 'startsAt' | 'night'>,
  wish: Pick<VisitWish, 'startsAt' | 'night'>,
): boolean => old.startsAt === wish.startsAt && old.night === wish.night

/** Whether an edit keeps bath or shower, and segula: these decide how early a visit may begin. */
export const keepsKind = (
  old: Pick<ReservationFacts, 'bath' | 'segula'>,
  wish: Pick<VisitWish, 'bath' | 'segula'>,
): boolean => old.bath === wish.bath && old.segula === wish.segula

/**
 * What passes from a reservation to the one that replaces it, once that is booked; a preassignment only when its room
 * still fits.
 */
export const carriedOver = [
  'payments',
  'pledges',
  'merchandise',
  'notes',
  'reservationCreated',
  'preassignment',
] as const
/** What an Assigned reservation hands over to the one that replaces it, besides `carriedOver`. */
export const carriedOverFromRoom = ['room', 'cubicle', 'timeArrived', 'status'] as const
export type CarriedOver = (typeof carriedOver)[number] | (typeof carriedOverFromRoom)[number]

export type CarryOver = {
  moves: readonly CarriedOver[]
  /** A missed refund deadline stays missed, however far the visit is moved. */
  refundMissed: boolean
  /** For quoteOf: a Reserved visit booked in time takes no late surcharge by an edit within its night. */
  bookedInTime: boolean
}

/** What an edit brings along from the old reservation to the business day that it moves to. */
export function carryOverOf(
  old: Pick<ReservationFacts, 'status' | 'night' | 'startsAt' | 'refundMissed' | 'lateSurcharge'>,
  {
    now,
    night,
    values,
    preassignedRoomFits,
  }: {
    now: Ms
    /** The business day it moves to. */
    night: string
    values: SettingValues
    preassignedRoomFits: boolean
  },
): CarryOver {
  const shared = carriedOver.filter((what) => what !== 'preassignment' || preassignedRoomFits)
  return {
    moves: old.status === 'Assigned' ? [...shared, ...carriedOverFromRoom] : shared,
    refundMissed: hasMissedRefund(old, now, values),
    bookedInTime: old.status !== 'Pending' && old.night === night && !old.lateSurcharge,
  }
}

/**
 * The refund amount of an edit at `now`: what goes back to the card when the new visit costs less than was paid; the
 * rest stays a credit. 0 where a cancel would refund nothing by itself either.
 */
export function editRefundOf(
  old: Pick<ReservationFacts, 'startsAt' | 'refundMissed'>,
  payments: readonly PaymentFacts[],
  newBalanceCents: Cents,
  now: Ms,
  values: SettingValues,
): Cents {
  const refund = refundOf(old, payments, now, values)
  return refund.due ? Math.min(refund.cents, Math.max(0, -newBalanceCents)) : 0
}
