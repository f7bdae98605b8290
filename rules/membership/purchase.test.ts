import { describe, expect, it } from 'vitest'
import type { MembershipFacts } from './active.ts'
import { judgePurchase, purchaseOf } from './purchase.ts'

const today = '2026-05-12'
const none: MembershipFacts = {
  membershipLevel: null,
  membershipExpiration: null,
  membershipPaidUntil: null,
  membershipAutoRenew: false,
}
const until = (expiration: string, paidUntil = expiration): MembershipFacts => ({
  membershipLevel: 'Silver',
  membershipExpiration: expiration,
  membershipPaidUntil: paidUntil,
  membershipAutoRenew: false,
})

describe('a paid year', () => {
  it.each([
    ['a first one', none, today, '2027-05-12'],
    ['before expiry', until('2026-05-20'), today, '2027-05-20'],
    ['on the last day', until(today), today, '2027-05-12'],
    ['after expiry', until('2026-05-11'), today, '2027-05-12'],
    ['when the rest was never paid', until('2026-11-20', '2026-05-01'), today, '2027-05-12'],
    ['from a 29 February', none, '2028-02-29', '2029-02-28'],
  ])('%s', (_, membership, on, expiration) => {
    expect(purchaseOf(membership, { level: 'Gold', autoRenew: true, today: on })).toEqual({
      membershipLevel: 'Gold',
      membershipExpiration: expiration,
      membershipPaidUntil: expiration,
      membershipAutoRenew: true,
      membershipInstallments: 1,
    })
  })
})

describe('a purchase', () => {
  const form = { level: 'Gold', installments: 1, email: 'rivka@example.com' }
  const facts = { membership: none, levelsOnSale: ['Gold', 'Silver'], by: 'patron', today } as const

  it.each([
    ['complete', form, facts, 'allowed'],
    ['without a level', { ...form, level: '' }, facts, 'level-required'],
    ['of a retired level', { ...form, level: 'Bronze' }, facts, 'level-required'],
    ['without a frequency', { ...form, installments: null }, facts, 'frequency-required'],
    ['by the month', { ...form, installments: 12 }, facts, 'frequency-required'],
    ['without an email', { ...form, email: '' }, facts, 'email-required'],
    ['with a broken email', { ...form, email: 'rivka@' }, facts, 'email-required'],
    ['in the window', form, { ...facts, membership: until('2026-05-28') }, 'allowed'],
    ['before the window', form, { ...facts, membership: until('2026-05-29') }, 'renewal-not-open'],
    [
      'before the window at the desk',
      form,
      { ...facts, membership: until('2027-05-12'), by: 'reception' },
      'allowed',
    ],
  ] as const)('%s: $3', (_, asked, known, expected) => {
    const verdict = judgePurchase(asked, known)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})
