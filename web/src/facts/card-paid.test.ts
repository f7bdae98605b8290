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
  expect(cardPaidOf({ reservationId: 'r1', payments, refund: null })).toBe(20)
})

it('takes off neither a tip nor cash that was given back', () => {
  const payments = [
    paid('CreditCard', 25),
    paid('Tip', 10, { paymentId: 'tip' }),
    paid('Cash', 7, { paymentId: 'cash' }),
    paid('CreditRefund', 10, { refundOf: 'tip', transactionID: 't' }),
    paid('CreditRefund', 7, { refundOf: 'cash' }),
  ]
  const refund = { amount: 10, state: 'issued' } as const
  expect(cardPaidOf({ reservationId: 'r1', payments, refund })).toBe(25)
})

it('takes off what is on its way back', () => {
  const payments = [paid('CreditCard', 35), paid('CreditRefund', 5, { transactionID: 't' })]
  const refund = { amount: 15, state: 'onItsWay' } as const
  expect(cardPaidOf({ reservationId: 'r1', payments, refund })).toBe(20)
})
