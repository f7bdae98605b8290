import { describe, expect, it } from 'vitest'
import { isActiveMember, type MembershipFacts } from './active.ts'
import { judgePurchase, purchaseOf, withoutYear } from './purchase.ts'

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

describe('a paid year whose money has gone back', () => {
  it.each([
    ['leaves the years before it', until('2027-06-20'), '2026-06-20'],
    ['ends at once when nothing else was paid', until('2027-05-12'), '2026-05-11'],
    ['ends where it began when that is over', until('2027-02-01'), '2026-02-01'],
  ])('%s', (_, membership, expiration) => {
    const left = withoutYear({ ...membership, membershipAutoRenew: true }, today)
    expect(left).toEqual({
      membershipExpiration: expiration,
      membershipPaidUntil: expiration,
      membershipAutoRenew: false,
    })
    expect(isActiveMember(left, today)).toBe(expiration > today)
  })

  it('takes nothing from one who has none', () => {
    expect(withoutYear(none, today)).toMatchObject({ membershipExpiration: null })
  })
})
