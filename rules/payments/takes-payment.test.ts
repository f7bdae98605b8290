import { expect, it } from 'vitest'
import { judgeTakesPayment } from './takes-payment.ts'

it.each([
  ['Pending', false, { allowed: true }],
  ['Reserved', false, { allowed: true }],
  ['Done', false, { allowed: true }],
  ['Reserved', true, { allowed: false, because: 'payment-in-progress' }],
  ['Canceled', false, { allowed: false, because: 'canceled-takes-no-payment' }],
  ['Replaced', true, { allowed: false, because: 'canceled-takes-no-payment' }],
] as const)('%s, another payment open: %s', (status, paymentOpen, expected) => {
  expect(judgeTakesPayment({ status, paymentOpen })).toEqual(expected)
})
