import type { Reservation } from '@mikvah/contract/contract.ts'
import { tenderOf } from '@mikvah/rules/payments/methods.ts'

type Payment = Reservation['payments'][number]

/** What a payment is called: of what goes back, in which money it does. */
export function nameOfPayment(payment: Payment, all: readonly Payment[]) {
  if (payment.method !== 'CreditRefund') return `tillMethod${payment.method}` as const
  const back = all.find(({ paymentId }) => paymentId === payment.refundOf) ?? payment
  return `tillBack${tenderOf(back)}` as const
}
