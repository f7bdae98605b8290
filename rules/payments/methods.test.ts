import { describe, expect, it } from 'vitest'
import { donationTypes, paymentCategories, tipTypes } from './categories.ts'
import { mayRecord, type Payer, paymentMethods, tenderOf } from './methods.ts'

it.each([
  [{ method: 'Cash', reference: null }, 'Cash'],
  [{ method: 'CreditCard', reference: 'Visa 4242' }, 'CreditCard'],
  [{ method: 'Tip', reference: 'Cash' }, 'Cash'],
  [{ method: 'Tip', reference: 'Visa 4242' }, 'CreditCard'],
  [{ method: 'Donation', reference: 'Check' }, 'Check'],
  [{ method: 'CreditRefund', reference: 'Cash' }, 'Cash'],
  [{ method: 'CreditRefund', reference: null }, 'CreditCard'],
] as const)('%j was made with %s', (payment, expected) => {
  expect(tenderOf(payment)).toBe(expected)
})

describe('who may record which payment', () => {
  it.each<[Payer, string[]]>([
    ['visitor', ['Donation']],
    ['patron', ['CreditCard', 'Tip', 'Donation']],
    ['kiosk', ['Terminal']],
    ['reception', ['CreditCard', 'Tip', 'Donation', 'Fee', 'Cash', 'Check', 'Terminal']],
  ])('a %s: %j', (payer, expected) => {
    expect(paymentMethods.filter((method) => mayRecord(method, payer))).toEqual(expected)
  })
})

describe('the lists behind payments', () => {
  it('are those of the specification', () => {
    expect(paymentCategories).toEqual(['Donation', 'Tip', 'Purchase', 'Shabbos Payment', 'Other'])
    expect(tipTypes).toEqual(['Reception', 'Attendant', 'Cleaning', 'Divide among above'])
    expect(donationTypes).toEqual([
      'General',
      'Sponsor Mikvah Use',
      'Sponsor a Kallah',
      'Friend of Mikvah',
      'In Honor Of',
      'In Memory Of',
      'Other',
    ])
  })
})
