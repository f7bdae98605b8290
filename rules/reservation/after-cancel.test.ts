import { describe, expect, it } from 'vitest'
import type { PaymentFacts } from '../payments/methods.ts'
import { hours } from '../time/ms.ts'
import { afterCancelOf } from './after-cancel.ts'

const startsAt = Date.UTC(2026, 4, 13, 1)
const visit = { startsAt, refundMissed: false }
const inTime = startsAt - hours(5)
const late = startsAt - hours(1)
const pay = (
  method: PaymentFacts['method'],
  cents: number,
  more: Partial<PaymentFacts> = {},
): PaymentFacts => ({ method, cents, status: 'Approved', ...more })
const back = (cents: number, more: Partial<PaymentFacts> = {}) =>
  pay('CreditRefund', cents, { of: 'CreditCard', ...more })
const card = pay('CreditCard', 2500)

describe('what became of money after a cancel', () => {
  it.each<[string, PaymentFacts[], number, string, [string, number][]]>([
    ['nothing was paid', [], inTime, '4', [['nothing-paid', 0]]],
    ['it has gone back', [card, back(2500)], inTime, '4', [['refund-issued', 2500]]],
    [
      'it is on its way',
      [card, back(2500, { status: 'Open' })],
      inTime,
      '4',
      [['refund-on-its-way', 2500]],
    ],
    [
      'the processor refused',
      [card, back(2500, { status: 'Declined' })],
      inTime,
      '4',
      [['refund-failed', 2500]],
    ],
    ['too late', [card], late, '4', [['past-deadline', 2500]]],
    ['where nothing goes back by itself', [card], inTime, '', [['no-refund-by-itself', 2500]]],
    [
      'the office gave a part of it back after all',
      [card, back(1000)],
      late,
      '4',
      [
        ['refund-issued', 1000],
        ['past-deadline', 1500],
      ],
    ],
    [
      'cash, a check and the terminal',
      [pay('Cash', 500), pay('Check', 300), pay('Terminal', 200)],
      inTime,
      '4',
      [['paid-by-hand', 1000]],
    ],
    [
      'cash that was given back',
      [pay('Cash', 500), back(500, { of: 'Cash', byHand: true })],
      late,
      '4',
      [['given-by-hand', 500]],
    ],
    [
      'a card at a reader, to which a part is on its way and a part has gone back',
      [
        pay('Terminal', 1000),
        back(400, { of: 'Terminal', status: 'Open' }),
        back(500, { of: 'Terminal' }),
      ],
      inTime,
      '4',
      [
        ['refund-issued', 500],
        ['refund-on-its-way', 400],
        ['paid-by-hand', 100],
      ],
    ],
    [
      'a terminal that the program didn’t charge, and a tip in cash, given back by hand',
      [
        pay('Terminal', 1000),
        back(1000, { of: 'Terminal', byHand: true }),
        pay('Tip', 300),
        back(300, { of: 'Tip', byHand: true }),
      ],
      inTime,
      '4',
      [['given-by-hand', 1300]],
    ],
    [
      'a tip and a donation beside the card',
      [card, pay('Tip', 300), pay('Donation', 200), back(2500)],
      inTime,
      '4',
      [
        ['refund-issued', 2500],
        ['tips-stay', 500],
      ],
    ],
    [
      'a card that was refused',
      [{ ...card, status: 'Declined' }],
      late,
      '4',
      [['nothing-paid', 0]],
    ],
  ])('%s', (_, payments, at, cutOff, expected) => {
    const said = afterCancelOf(visit, payments, at, { reservationRefundCutOffHours: cutOff })
    expect(said.map(({ kind, cents }) => [kind, cents])).toEqual(expected)
  })

  it('too late before an edit moved the visit', () => {
    const moved = { ...visit, refundMissed: true }
    expect(afterCancelOf(moved, [card], inTime, { reservationRefundCutOffHours: '4' })).toEqual([
      { kind: 'past-deadline', cents: 2500 },
    ])
  })

  it.each([
    ['past the deadline', '4'],
    ['where nothing goes back by itself', ''],
  ])('the processor refused what a hold gives back as it ends, gifts too, %s', (_, cutOff) => {
    const paid = [card, pay('Tip', 300), back(2500, { status: 'Declined' })]
    const ended = { ...visit, refundMissed: true, hold: 'ended' as const }
    expect(afterCancelOf(ended, paid, late, { reservationRefundCutOffHours: cutOff })).toEqual([
      { kind: 'refund-failed', cents: 2800 },
    ])
  })

  it('gifts over the counter, of a hold that ends, are given back at the desk as they were paid', () => {
    const byHand = { byHand: true }
    const paid = [card, pay('Tip', 300), pay('Tip', 400, byHand), pay('Donation', 200, byHand)]
    const gone = [back(2500), back(300, { of: 'Tip' }), back(100, { of: 'Tip', ...byHand })]
    expect(afterCancelOf({ ...visit, hold: 'ended' }, [...paid, ...gone], late, {})).toEqual([
      { kind: 'refund-issued', cents: 2800 },
      { kind: 'paid-by-hand', cents: 500 },
      { kind: 'given-by-hand', cents: 100 },
    ])
  })

  it('what its cards paid goes back with a hold that is about to end, and what came too late may have failed', () => {
    const tooLate = { unwanted: true }
    const paid = [card, pay('Cash', 200), pay('CreditCard', 600, tooLate)]
    const failed = back(600, { status: 'Declined', ...tooLate })
    expect(afterCancelOf({ ...visit, hold: 'ending' }, [...paid, failed], late, {})).toEqual([
      { kind: 'refund-to-come', cents: 2500 },
      { kind: 'refund-failed', cents: 600 },
      { kind: 'paid-by-hand', cents: 200 },
    ])
  })
})
