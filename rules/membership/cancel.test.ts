import { expect, it } from 'vitest'
import { judgeMembershipCancel, maySetAutoRenew } from './cancel.ts'

const gold = { level: 'Gold', expiration: '2027-05-12', paidUntil: '2027-05-12', autoRenew: true }

it('ends a membership with the time that is paid, and turns auto-renew off', () => {
  expect(judgeMembershipCancel({ ...gold, paidUntil: '2026-08-12' })).toEqual({
    allowed: true,
    membership: {
      level: 'Gold',
      expiration: '2026-08-12',
      paidUntil: '2026-08-12',
      autoRenew: false,
    },
  })
})

it.each([
  ['all of it is paid', gold],
  ['more is paid', { ...gold, paidUntil: '2027-06-01' }],
  ['there is none', { level: null, expiration: null, paidUntil: null, autoRenew: false }],
])('cancels nothing when %s', (_, membership) => {
  expect(judgeMembershipCancel(membership)).toEqual({ allowed: false, because: 'no-unpaid-time' })
})

it.each([
  ['on', true, '2027-05-12', true],
  ['on, expired', true, '2027-05-13', false],
  ['off, expired', false, '2027-05-13', true],
])('auto-renew may be turned %s: %4$s', (_, to, today, expected) => {
  expect(maySetAutoRenew(gold, { to, today })).toBe(expected)
})
