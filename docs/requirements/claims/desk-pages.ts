import type { Claim } from '../claim.ts'

const pages = 'web/src/staff/desk-pages.test.tsx'

export const deskPages: readonly Claim[] = [
  {
    about: 'The pages of the desk beside Tonight: a walk-in and a change, a check-in',
    ids: 'P3.054 S1.001 S1.006 S2.092-S2.093',
    where: 'web/src/addresses/addresses.ts',
    proof: 'e2e/desk-books-and-checks-in.spec.ts',
    state: 'works',
  },
  {
    about: 'The address of a patron’s record at the desk',
    ids: 'S2.094',
    where: 'web/src/addresses/addresses.ts',
    proof: 'web/src/addresses/every-address.test.tsx',
    state: 'works',
  },
  {
    about: 'Payments at the desk: card, terminal, cash, check, fee, refund',
    ids: 'S1.004',
    where: 'web/src/staff/till/Till.tsx',
    proof: 'web/src/staff/till/till.test.tsx',
    state: 'works',
  },
  {
    about: 'Supplies at the desk: brought, or called from this desk’s extension',
    ids: 'S1.003 S4.034 S4.037',
    where: 'web/src/staff/asked/SupplyActs.tsx',
    proof: pages,
    state: 'works',
  },
  {
    about: 'Who asked for a call is called',
    ids: 'S4.036',
    where: 'web/src/staff/asked/SupplyActs.tsx',
    proof: pages,
    state: 'decided-otherwise',
    note: 'Where this desk has an extension to ring from; where it has none, that she was answered (decision 0066).',
  },
  {
    about: 'Who may choose a printer and a card reader, and where the choice is kept',
    ids: 'S1.013-S1.016 S2.106-S2.107 S2.111',
    where: 'web/src/staff/this-desk/ThisDesk.tsx',
    proof: pages,
    state: 'works',
  },
  {
    about: 'A phone isn’t asked for a printer and a card reader',
    ids: 'S2.110',
    where: 'web/src/staff/this-desk/ThisDesk.module.css',
    proof: 'e2e/desk-books-and-checks-in.spec.ts',
    state: 'works',
  },
  {
    about: 'Receipts are printed where a printer was chosen',
    ids: 'S1.007 S2.089-S2.090',
    where: 'web/src/staff/this-desk/PrintReceipt.tsx',
    proof: pages,
    state: 'works',
  },
  {
    about: 'The name and the colour of each status of a room',
    ids: 'S3.016-S3.017',
    where: 'web/src/night/statuses.ts',
    proof: 'web/src/night/statuses.test.ts',
    state: 'works',
  },
  {
    about: 'The admin response has an all list',
    ids: 'S7.007',
    where: 'server/reservations/telling/list-admin.ts',
    proof: 'server/reservations/telling/list-admin.test.ts',
    state: 'works',
  },
  {
    about: 'A patron’s list of excluded attendants',
    ids: 'P1.027 P2.019 P2.254-P2.257 P2.293 P5.088-P5.089',
    where: 'web/src/patron/excluded-attendants/ExcludedAttendantsScreen.tsx',
    proof: 'web/src/patron/excluded-attendants/excluded-attendants.test.tsx',
    state: 'works',
  },
  {
    about: 'The details’ clock ticks each second, its timeline each minute',
    ids: 'S2.101-S2.102',
    where: 'web/src/staff/parts/ticks.ts',
    proof: 'web/src/staff/visit/details/details-alive.test.tsx',
    state: 'works',
  },
]
