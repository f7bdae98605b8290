import type { Reservation } from '@mikvah/contract/contract.ts'
import { judgeEdit } from '@mikvah/rules/reservation/edit.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { countsNoMore } from '../../../paying/counts-no-more.ts'
import { chosenOf } from './chosen.ts'
import type { ReserveState, ReserveStep } from './steps.ts'

type Patch = Omit<Partial<ReserveState>, 'step'>

/**
 * Her visits to come, the soonest first, without changes of one that has begun. A hold that has run out already counts
 * as Canceled.
 */
export const upcomingOf = (visits: readonly Reservation[], today: string) =>
  visits
    .filter(
      (visit) =>
        isIn('toCome', visit.reservationStatus) &&
        !countsNoMore(visit) &&
        visit.reservationDate >= today,
    )
    .toSorted(bySoonest)

/** The visit that the garage may open for today: Reserved, with parking; undefined where she has none. */
export const parkedOf = (visits: readonly Reservation[], today: string) =>
  upcomingOf(visits, today).find(
    ({ parking, reservationDate, reservationStatus }) =>
      parking && reservationDate === today && reservationStatus === 'Reserved',
  )

/** The visits for which she is in the building now. */
export const hereOf = (visits: readonly Reservation[]) =>
  visits.filter(({ reservationStatus }) => isIn('inTheBuilding', reservationStatus))

const bySoonest = (one: Reservation, other: Reservation) =>
  Date.parse(one.reservationTime) - Date.parse(other.reservationTime)

/**
 * Where she begins: at the choice of a day when she has no reservation, at the only one she has, or at their list, as
 * also while she is in the building (requirements P2).
 */
export function openingOf(
  visits: readonly Reservation[],
  today: string,
): { step: ReserveStep; patch: Patch } {
  const here = hereOf(visits)
  const [first, second] = upcomingOf(visits, today)
  if (here.length === 0 && !first) return { step: 'reserve-date', patch: { mode: 'new' } }
  if (here.length === 0 && first && !second)
    return { step: 'reserve-payment', patch: viewOf(first) }
  return { step: 'reserve-start', patch: {} }
}

/** The state for opening a visit: a held one goes on where it was left, any other is only shown. */
export function viewOf(visit: Reservation): Patch {
  const held = visit.reservationStatus === 'Pending'
  return {
    reservationId: visit.reservationId,
    mode: held ? (visit.replacingReservationId ? 'edit' : 'new') : undefined,
    replacingReservationId: held ? (visit.replacingReservationId ?? undefined) : undefined,
  }
}

/** The state for paying for a visit: a held one goes on where it was left. */
export function payOf(visit: Reservation): Patch {
  const view = viewOf(visit)
  return { ...view, mode: view.mode ?? 'pay' }
}

/** Whether something is owed for a visit that stands. */
export const mayPay = (visit: Reservation) => visit.balance > 0 && !countsNoMore(visit)

/**
 * The state for editing a visit: the steps again, with its options chosen. A booked visit will be replaced by a new
 * one; a hold passes its place on, and what it was to replace.
 */
export function editOf(visit: Reservation): Patch {
  const replacing =
    visit.reservationStatus === 'Pending' ? visit.replacingReservationId : visit.reservationId
  return {
    mode: replacing ? 'edit' : 'new',
    replacingReservationId: replacing ?? undefined,
    date: visit.reservationDate,
    chosen: chosenOf(visit),
  }
}

/**
 * The verdict whether a patron may edit this visit herself (`allowed`, else `because`); visits of a kallah and of the
 * Chabad Bor are arranged with the office.
 */
export function judgeEditOf(visit: Reservation, today: string) {
  if (visit.kallah || visit.chabadBor) return { allowed: false, because: 'edit-not-now' } as const
  return judgeEdit(
    {
      status: visit.reservationStatus,
      night: visit.reservationDate,
      paymentOpen: visit.paymentPending,
    },
    { by: 'patron', today },
  )
}
