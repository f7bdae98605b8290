import { expect, it } from 'vitest'
import { renewalOf, renewalOpensOn } from './renewal-window.ts'

it.each([
  ['2026-05-28', '2026-05-28', 'renew'],
  ['2026-05-27', '2026-05-27', 'renew'],
  ['2026-05-12', '2026-05-12', 'renew'],
  ['2026-05-29', '2026-05-29', 'not-yet'],
  ['2027-05-12', '2027-05-12', 'not-yet'],
  ['2026-05-11', '2026-05-11', 'buy'],
  ['2027-05-12', '2026-05-11', 'buy'],
  [null, null, 'buy'],
])(
  'expires %s, paid until %s: on 2026-05-12 she may %s',
  (membershipExpiration, membershipPaidUntil, expected) => {
    expect(renewalOf({ membershipExpiration, membershipPaidUntil }, '2026-05-12')).toBe(expected)
  },
)

it('opens sixteen days before the expiration, over the end of a month and a year', () => {
  expect(renewalOpensOn('2026-03-10')).toBe('2026-02-22')
  expect(renewalOpensOn('2027-01-05')).toBe('2026-12-20')
})
