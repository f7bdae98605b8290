import { expect, it } from 'vitest'
import { judgeMembershipCancel, maySetAutoRenew } from './cancel.ts'

const gold = {
  membershipLevel: 'Gold',
  membershipExpiration: '2027-05-12',
  membershipPaidUntil: '2027-05-12',
  membershipAutoRenew: true,
}

it('ends a membership with the time that is paid, and turns auto-renew off', () => {
  expect(judgeMembershipCancel({ ...gold, membershipPaidUntil: '2026-08-12' })).toEqual({
    allowed: true,
    membership: {
      membershipLevel: 'Gold',
      membershipExpiration: '2026-08-12',
      membershipPaidUntil: '2026-08-12',
      membershipAutoRenew: false,
    },
  })
})

it('ends one of which nothing is paid at once', () => {
  expect(judgeMembershipCancel({ ...gold, membershipPaidUntil: null })).toEqual({
    allowed: true,
    membership: {
      membershipLevel: 'Gold',
      membershipExpiration: null,
      membershipPaidUntil: null,
      membershipAutoRenew: false,
    },
  })
})

it.each([
  ['all of it is paid', gold],
  ['more is paid', { ...gold, membershipPaidUntil: '2027-06-01' }],
  [
    'there is none',
    {
      membershipLevel: null,
      membershipExpiration: null,
      membershipPaidUntil: null,
      membershipAutoRenew: false,
    },
  ],
])('cancels nothing when %s', (_, membership) => {
  expect(judgeMembershipCancel(membership)).toEqual({ allowed: false, because: 'no-unpaid-time' })
})

it.each([
  ['on', true, '2027-05-12', true],
  ['on, expired', true, '2027-05-13', false],
  ['off, expired', false, '2027-05-13', true],
])('auto-renew may be turned %s: $3', (_, to, today, expected) => {
  expect(maySetAutoRenew(gold, { to, today })).toBe(expected)
})
