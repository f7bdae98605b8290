import type { ReservationFacts } from '@mikvah/rules/reservation/reservation.ts'
import { flagsIn } from '@mikvah/rules/reservation/visit-flags.ts'
import type { UncodedVisit } from './store.ts'

/**
 * A stored reservation in the terms of the rules. Whether a charge of it is open isn't in its row, so the caller says
 * so.
 */
export const factsOf = (row: UncodedVisit, paymentOpen = false): ReservationFacts => ({
  ...flagsIn(row),
  alternateLocation: row.locationId !== 'main',
  status: row.status,
  startsAt: row.startsAt,
  night: row.night,
  holdUntil: row.holdUntil,
  paymentOpen,
  refundMissed: row.refundMissed,
  lateSurcharge: row.lines.some(({ code }) => code === 'late-surcharge'),
})
