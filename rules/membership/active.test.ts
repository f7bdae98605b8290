import { expect, it } from 'vitest'
import { isActiveMember, isMember } from './active.ts'

it.each([
  ['2026-05-12', '2026-05-12', true],
  ['2027-05-12', '2026-05-12', true],
  ['2026-05-11', '2027-05-12', false],
  ['2027-05-12', '2026-05-11', false],
  [null, '2027-05-12', false],
  ['2027-05-12', null, false],
  [null, null, false],
])(
  'expires %s, paid until %s: active on 2026-05-12 %s',
  (membershipExpiration, membershipPaidUntil, expected) => {
    expect(isActiveMember({ membershipExpiration, membershipPaidUntil }, '2026-05-12')).toBe(
      expected,
    )
  },
)

it.each([
  ['True', true],
  ['False', false],
])(
  'with the memberships of the facility set to %s, one whose year runs is a member: %s',
  (module, expected) => {
    const dates = { membershipExpiration: '2027-05-12', membershipPaidUntil: '2027-05-12' }
    expect(isMember(dates, '2026-05-12', { membershipModule: module })).toBe(expected)
    expect(isMember(dates, '2027-05-13', { membershipModule: module })).toBe(false)
  },
)
