import { describe, expect, it } from 'vitest'
import { donationTypes, paymentCategories, tipTypes } from './categories.ts'
import { mayRecord, type Payer, paymentMethods } from './methods.ts'

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
