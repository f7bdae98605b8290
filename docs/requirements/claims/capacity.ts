import type { Claim } from '../claim.ts'

export const capacity: readonly Claim[] = [
  {
    about: 'Limits of rooms',
    ids: 'S9.008-S9.016',
    where: 'rules/capacity/limits.ts',
    proof: 'rules/capacity/limits.test.ts',
    state: 'works',
  },
  {
    about: 'Chabad Bor',
    ids: 'S9.017',
    where: 'rules/settings/capacity.ts',
    proof: 'rules/settings/specified-settings.test.ts',
    state: 'works',
  },
]
