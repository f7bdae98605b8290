import type { Reservation } from '@mikvah/contract/contract.ts'
import { tenderOf } from '@mikvah/rules/payments/methods.ts'

type Payment = Reservation['payments'][number]

/** The word key that names a payment. A refund is named by the way of paying it goes back to, looked up in `all`. */
export function nameOfPayment(payment: Payment, all: readonly Payment[]) {
  if (payment.method !== 'CreditRefund') return `tillMethod${payment.method}` as const
  const back = all.find(({ paymentId }) => paymentId === payment.refundOf) ?? payment
  return `tillBack${tenderOf(back)}` as const
}
