import type { Reservation } from '@mikvah/contract/contract.ts'

/** A hold that has ended, with what was paid for it. */
export type EndedHold = Pick<Reservation, 'reservationId' | 'payments' | 'afterCancel'>

/** Whether nothing was paid for this visit itself: a change shows what was paid for the visit that it was to change. */
export const isFree = ({
  reservationId,
  payments,
}: Pick<EndedHold, 'reservationId' | 'payments'>) =>
  !payments.some((one) => one.reservationId === reservationId && one.status === 'Approved')
