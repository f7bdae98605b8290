import { expect, it } from 'vitest'
import { isActiveMember } from './active.ts'

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
