import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'

type Facts = Pick<Reservation, 'reservationStatus' | 'replacedHasBegun'>

/** Whether a visit was given up, or is a change of a visit that has begun meanwhile, so that it asks for no money. */
export const countsNoMore = ({ reservationStatus, replacedHasBegun }: Facts): boolean =>
  isIn('givenUp', reservationStatus) || replacedHasBegun === true
