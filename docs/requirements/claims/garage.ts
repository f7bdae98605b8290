import type { Claim } from '../claim.ts'

export const garage: readonly Claim[] = [
  {
    about: 'A patron opens the garage',
    ids: 'P1.017',
    where: 'web/src/patron/garage/Garage.tsx',
    proof: 'e2e/patron-opens-the-garage.spec.ts',
    state: 'works',
  },
  {
    about: 'The garage section of a visit',
    ids: 'P2.200-P2.215',
    where: 'web/src/patron/garage/Garage.tsx',
    proof: 'web/src/patron/garage/garage-alive.test.tsx',
    state: 'works',
  },
  {
    about: 'When the garage opens',
    ids: 'P4.058-P4.062 P4.066-P4.067',
    where: 'rules/garage/window.ts',
    proof: 'rules/garage/window.test.ts',
    state: 'works',
  },
  {
    about: 'When the garage opens',
    ids: 'P4.063',
    where: 'web/src/patron/garage/garage-now.ts',
    proof: 'web/src/patron/garage/garage-alive.test.tsx',
    state: 'works',
  },
  {
    about: 'Where her phone is',
    ids: 'P5.027 P5.030-P5.033',
    where: 'web/src/patron/garage/locate.ts',
    proof: 'web/src/patron/garage/garage-alive.test.tsx',
    state: 'works',
  },
  {
    about: 'Where her phone is',
    ids: 'P5.028-P5.029',
    where: 'rules/garage/near-enough.ts',
    proof: 'rules/garage/near-enough.test.ts',
    state: 'works',
  },
  {
    about: 'The calls of the garage and the gate',
    ids: 'P7.057-P7.059 P7.078-P7.079',
    where: 'server/garage/routes.ts',
    proof: 'server/garage/garage.test.ts',
    state: 'works',
  },
  {
    about: 'What the garage says',
    ids: 'P8.015-P8.022',
    where: 'contract/words/en/garage.ts',
    proof: 'web/src/patron/garage/garage-alive.test.tsx',
    state: 'works',
  },
  {
    about: 'Doors that were opened for a visit',
    ids: 'S3.006',
    where: 'server/garage/open-garage.ts',
    proof: 'server/garage/garage.test.ts',
    state: 'works',
  },
  {
    about: 'What opens a door is set by administrators',
    ids: 'S1.020',
    where: 'rules/settings/access.ts',
    proof: 'server/garage/garage-by-http.test.ts',
    state: 'works',
  },
]
