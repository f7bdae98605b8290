import type { Contract, Reservation } from '@mikvah/contract/contract.ts'

type Moved = Contract['changeReservationStatus']['answer']['result']

/** A patron is told her whole visit; what the floor sees of one is for those who work there. */
export const isHers = (moved: Moved): moved is Reservation => 'quoteLines' in moved
