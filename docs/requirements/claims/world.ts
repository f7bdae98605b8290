import type { Claim } from '../claim.ts'

export const world: readonly Claim[] = [
  {
    about: 'GET reservations/listadmin?dt&dtTo&bKallahOnly',
    ids: 'S7.006',
    where: 'server/reservations/telling/list-admin.ts',
    proof: 'server/reservations/telling/list-admin.test.ts',
    state: 'works',
  },
]
