import type { Reservation } from '@mikvah/contract/contract.ts'
import { expect, it } from 'vitest'
import { cardPaidOf } from './card-paid.ts'

type Payment = Reservation['payments'][number]

const paid = (method: Payment['method'], amount: number, more: Partial<Payment> = {}) =>
  ({ reservationId: 'r1', method, amount, status: 'Approved', ...more }) as Payment

it('what a cancel sends back is what cards have paid for this very visit, less what went back before', () => {
  const payments = [
    paid('CreditCard', 25),
    paid('CreditRefund', 5),
    paid('Cash', 7),
    paid('CreditCard', 11, { status: 'Declined' }),
    paid('CreditCard', 40, { reservationId: 'the one it would replace' }),
  ]
  expect(cardPaidOf({ reservationId: 'r1', payments })).toBe(20)
})
