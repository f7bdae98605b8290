import type { Claim } from '../claim.ts'

export const cancelAndEdit: readonly Claim[] = [
  {
    about: 'Cancel',
    ids: 'P4.017',
    where: 'server/visits/cancel-reservation.ts',
    proof: 'server/visits/status.test.ts',
    state: 'works',
  },
  {
    about: 'Cancel: prompt and refund notice',
    ids: 'P4.018',
    where: 'web/src/patron/reserve/booked/CancelModal.tsx',
    proof: 'e2e/patron-books-and-pays.spec.ts',
    state: 'works',
  },
  {
    about: 'Cancel: prompt and refund notice',
    ids: 'P2.171 P8.025',
    where: 'web/src/patron/reserve/booked/CancelModal.tsx',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'Edit as a replacement',
    ids: 'P4.022-P4.025',
    where: 'server/visits/replace.ts',
    proof: 'server/reservations/booking/edit.test.ts',
    state: 'works',
  },
  {
    about: "A past reservation isn't edited",
    ids: 'P4.027',
    where: 'rules/reservation/edit.ts',
    proof: 'rules/reservation/edit.test.ts',
    state: 'works',
  },
  {
    about: "A past reservation isn't edited",
    ids: 'P4.026',
    where: 'web/src/patron/reserve/booked/BookedWays.tsx',
    proof: 'web/src/patron/reserve/reserve-says.test.tsx',
    state: 'works',
  },
]
