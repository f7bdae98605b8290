import { describe, expect, it } from 'vitest'
import { amountOf, type Donation, donationErrorsOf, purposeOf } from './donation.ts'

const whole: Donation = {
  category: 'Donation',
  type: 'General',
  other: '',
  firstName: 'Rivka',
  lastName: 'Katz',
  phone: '7325550142',
  email: 'rivka@example.com',
  amount: '36',
}
const visitor = { signedIn: false }

describe('a donation', () => {
  it('goes when all of it is there', () => {
    expect(donationErrorsOf(whole, visitor)).toEqual({})
  })

  it.each([
    ['firstName', '', 'donateFirstNameRequired'],
    ['lastName', ' ', 'donateLastNameRequired'],
    ['phone', '', 'donatePhoneRequired'],
    ['email', 'rivka@', 'donateEmailRequired'],
    ['amount', '0.99', 'donateAmountRequired'],
    ['amount', '99999999', 'donateAmountTooLarge'],
  ] as const)('asks a visitor for %s', (field, value, word) => {
    expect(donationErrorsOf({ ...whole, [field]: value }, visitor)).toEqual({ [field]: word })
  })

  it('asks who is signed in only for e-mail and amount', () => {
    const bare = { ...whole, firstName: '', lastName: '', phone: '', email: '', amount: '' }
    expect(Object.keys(donationErrorsOf(bare, { signedIn: true }))).toEqual(['email', 'amount'])
  })

  it.each([
    ['1', 1],
    ['18.5', 18.5],
    ['1,000', 1000],
    ['1,50', 1.5],
    ['$18', 18],
    ['100000', null],
    ['-5', null],
    ['0', null],
    ['5.005', null],
    ['', null],
  ])('of “%s” is %s', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount)
  })

  it.each([
    [{ ...whole, other: 'left over' }, 'General'],
    [{ ...whole, type: 'Other', other: ' the garden ' }, 'Other: the garden'],
    [{ ...whole, type: 'In Memory Of', other: 'Sarah' }, 'In Memory Of: Sarah'],
    [{ ...whole, category: 'Tip', type: 'Other', other: 'left over' }, 'Tip'],
    [{ ...whole, category: 'Other', other: 'a broken lamp' }, 'Other: a broken lamp'],
  ] as [Donation, string][])('is for its purpose', (donation, purpose) => {
    expect(purposeOf(donation)).toBe(purpose)
  })
})
