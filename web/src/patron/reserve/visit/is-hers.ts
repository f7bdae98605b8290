import type { Contract, Reservation } from '@mikvah/contract/contract.ts'

type Moved = Contract['changeReservationStatus']['answer']['result']

/** Whether a visit is a patron's own, with all its fields, and not one with only what staff see. */
export const isHers = (moved: Moved): moved is Reservation => 'quoteLines' in moved
