import { holdUntilOf } from '@mikvah/rules/reservation/hold.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Booked } from './seed-booking.ts'
import type { Step } from './seed-walk.ts'

/** When the card of a visit was charged; null when no card was. */
export const chargedAt = ({ paying, createdAt }: Booked): Ms | null =>
  paying === 'card' ? createdAt + minutes(2) : null

/** The steps of a visit before her evening: booked or held, paid, canceled. */
export function bookingStepsOf(booked: Booked, reception: string): Step[] {
  const { createdAt, patron, atDesk, canceledAt, place } = booked
  const by = atDesk ? reception : patron.id
  const paidAt = chargedAt(booked)
  const heldUntil = holdUntilOf(createdAt, place.values)
  const steps: Step[] = []
  if (booked.placeholder || booked.paying === 'door') {
    steps.push({ to: 'Reserved', at: createdAt, by })
  } else {
    steps.push({ to: 'Pending', at: createdAt, by })
    if (paidAt !== null) steps.push({ to: 'Reserved', at: paidAt, by: null })
    if (booked.paying === 'lost' && heldUntil !== null) {
      steps.push({ to: 'Canceled', at: heldUntil, by: null, note: 'hold ran out' })
    }
  }
  if (canceledAt !== null) steps.push({ to: 'Canceled', at: canceledAt, by: patron.id })
  return steps
}

/** Whether she is expected on her night. */
export const mayCome = ({ paying, canceledAt, placeholder }: Booked): boolean =>
  (paying === 'card' || paying === 'door') && canceledAt === null && !placeholder

/**
 * Nothing is written on Shabbos or Yom Tov: the desk puts the visits of such a night in order once the day is out,
 * as a correction.
 */
export function settledSteps({ night }: Booked, nth: number, reception: string): Step[] {
  if (!night.quiet) return []
  const at = night.quiet.to + minutes(90 + nth)
  return [
    { to: 'Assigned', at, by: reception },
    { to: 'Done', at, by: reception, note: 'correction' },
  ]
}
