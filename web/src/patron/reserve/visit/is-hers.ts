import type { Contract, Reservation } from '@mikvah/contract/contract.ts'

type Moved = Contract['changeReservationStatus']['answer']['result']

/**
 * Whether an answer is the whole reservation, as the patron herself gets it, and not the view of those who may see less
 * of it.
 */
export const isHers = (moved: Moved): moved is Reservation => 'quoteLines' in moved
