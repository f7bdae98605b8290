import type { Claim } from '../claim.ts'

export const capacity: readonly Claim[] = [
  {
    about: 'Limits of rooms',
    ids: 'S9.008-S9.014',
    where: 'rules/capacity/limits.ts',
    proof: 'rules/capacity/limits.test.ts',
    state: 'later',
  },
  {
    about: 'Limits of parking',
    ids: 'S9.015-S9.016',
    where: 'rules/capacity/limits.ts',
    proof: 'rules/capacity/limits.test.ts',
    state: 'later',
  },
  {
    about: 'Chabad Bor',
    ids: 'S9.017',
    where: 'rules/capacity/limits.ts',
    proof: 'rules/capacity/limits.test.ts',
    state: 'later',
  },
]
