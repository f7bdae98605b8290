import type { Contract, Reservation } from '@mikvah/contract/contract.ts'

type Moved = Contract['changeReservationStatus']['answer']['result']

/** Whether an answer is the patron's whole reservation, and not the shorter view that staff are given. */
export const isHers = (moved: Moved): moved is Reservation => 'quoteLines' in moved
