import type { Claim } from '../claim.ts'

/** What she takes on the day she has chosen: rooms, extras, the hour. */
export const reserveOptions: readonly Claim[] = [
  {
    about: 'Cut-off and closed days',
    ids: 'P2.136 P2.138',
    where: 'web/src/patron/reserve/choose-day/ShutNotice.tsx',
    proof: 'web/src/patron/reserve/steps/steps-show.test.tsx',
    state: 'works',
  },
  {
    about: 'Cut-off and closed days',
    ids: 'P2.135 P2.137',
    where: 'web/src/patron/reserve/steps/nights.ts',
    proof: 'web/src/patron/reserve/steps/nights.test.ts',
    state: 'works',
  },
  {
    about: 'Today after the cut-off',
    ids: 'P2.139',
    where: 'web/src/patron/reserve/steps/nights.ts',
    proof: 'web/src/patron/reserve/reserve-shuts.test.tsx',
    state: 'works',
  },
  {
    about: 'Shabbos mode at reserving',
    ids: 'P2.140-P2.141',
    where: 'web/src/patron/reserve/steps/on-sale.ts',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'Room type and extras',
    ids: 'P2.144-P2.148',
    where: 'web/src/patron/reserve/choose-options/extras.ts',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'Room type and extras',
    ids: 'P2.143',
    where: 'web/src/patron/reserve/steps/on-sale.ts',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'Two locations',
    ids: 'P2.150',
    where: 'contract/reservations/booking.ts',
    proof: 'server/reservations/booking/booking-rules.test.ts',
    state: 'works',
  },
  {
    about: 'Two locations',
    ids: 'P2.149',
    where: 'web/src/patron/reserve/choose-options/PlaceChoice.tsx',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'The time slots',
    ids: 'P2.151-P2.153',
    where: 'web/src/patron/reserve/choose-options/TimeChoice.tsx',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'Continue needs a free slot',
    ids: 'P2.154-P2.155',
    where: 'web/src/patron/reserve/choose-options/OptionsFoot.tsx',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'works',
  },
  {
    about: 'When Continue is possible',
    ids: 'P2.156',
    where: 'web/src/patron/reserve/steps/on-sale.ts',
    proof: 'web/src/patron/reserve/steps/on-sale.test.ts',
    state: 'works',
  },
  {
    about: 'Options that exclude each other',
    ids: 'P2.157-P2.159',
    where: 'rules/reservation/options.ts',
    proof: 'rules/reservation/options.test.ts',
    state: 'works',
  },
]
