import { describe, expect, it } from 'vitest'
import type { PaymentFacts } from '../payments/methods.ts'
import { hours } from '../time/ms.ts'
import { refundDeadlineOf, refundOf } from './refund.ts'

const startsAt = Date.UTC(2026, 4, 13, 1)
const visit = { startsAt, refundMissed: false }
const cutOff = (text: string) => ({ reservationRefundCutOffHours: text })
const pay = (
  method: PaymentFacts['method'],
  cents: number,
  status: PaymentFacts['status'] = 'Approved',
): PaymentFacts => ({ method, cents, status })
const back = (of: PaymentFacts['method'], cents: number): PaymentFacts => ({
  ...pay('CreditRefund', cents),
  of,
})
const card = [pay('CreditCard', 5000)]

describe('the refund deadline', () => {
  it.each([
    ['4', startsAt - hours(4)],
    ['0.5', startsAt - hours(0.5)],
    ['0', startsAt],
    ['-2', startsAt + hours(2)],
    ['', null],
  ])('with a cut-off of %j hours', (text, expected) => {
    expect(refundDeadlineOf(startsAt, cutOff(text))).toBe(expected)
  })
})

describe('a cancel', () => {
  it.each([
    ['in time', '4', startsAt - hours(5), { due: true, cents: 5000 }],
    ['at the deadline', '4', startsAt - hours(4), { due: true, cents: 5000 }],
    ['a moment later', '4', startsAt - hours(4) + 1, { due: false, because: 'past-deadline' }],
    ['after the visit, allowed', '-2', startsAt + hours(2), { due: true, cents: 5000 }],
    [
      'too long after the visit',
      '-2',
      startsAt + hours(2) + 1,
      { due: false, because: 'past-deadline' },
    ],
    [
      'with a blank cut-off',
      '',
      startsAt - hours(99),
      { due: false, because: 'no-refund-by-itself' },
    ],
  ])('%s', (_, text, now, expected) => {
    expect(refundOf(visit, card, now, cutOff(text))).toEqual(expected)
  })

  it('refunds nothing once the deadline was missed before an edit moved the visit', () => {
    const moved = { startsAt: startsAt + hours(72), refundMissed: true }
    expect(refundOf(moved, card, startsAt, cutOff('4'))).toEqual({
      due: false,
      because: 'past-deadline',
    })
  })

  it.each([
    ['tip and donation stay', [...card, pay('Tip', 700), pay('Donation', 2200)], 5000],
    ['cash stays at the desk', [...card, pay('Cash', 3000), pay('Check', 100)], 5000],
    ['two cards', [...card, pay('CreditCard', 1500)], 6500],
    ['an earlier refund counts', [...card, pay('CreditRefund', 2000)], 3000],
    ['a refund on its way counts', [...card, pay('CreditRefund', 2000, 'Open')], 3000],
    ['a refund that failed does not', [...card, pay('CreditRefund', 2000, 'Error')], 5000],
    ['a tip given back was never part of it', [...card, pay('Tip', 700), back('Tip', 700)], 5000],
    ['nor was cash given back', [...card, pay('Cash', 1000), back('Cash', 1000)], 5000],
    ['what went back to the card was', [...card, back('CreditCard', 2000)], 3000],
    ['a refused card does not', [...card, pay('CreditCard', 5000, 'Declined')], 5000],
    ['a fee takes nothing off', [...card, pay('Fee', 1000)], 5000],
  ])('in the amount: %s', (_, payments, cents) => {
    expect(refundOf(visit, payments, startsAt - hours(5), cutOff('4'))).toEqual({
      due: true,
      cents,
    })
  })

  it.each([
    ['nobody paid', []],
    ['all of it went back', [...card, pay('CreditRefund', 5000)]],
    ['only cash was taken', [pay('Cash', 5000)]],
  ])('has nothing to refund when %s', (_, payments) => {
    expect(refundOf(visit, payments, startsAt - hours(5), cutOff('4'))).toEqual({
      due: false,
      because: 'nothing-paid',
    })
  })
})
