import type { Claim } from '../claim.ts'

const proof = 'web/src/staff/daily-list/daily-list.test.tsx'

export const dailyList: readonly Claim[] = [
  {
    about: 'The administration has a screen, and the list is its first',
    ids: 'P1.003 P1.069 P2.021 S1.021',
    where: 'web/src/staff/daily-list/DailyListScreen.tsx',
    proof: 'web/src/addresses/every-address.test.tsx',
    state: 'works',
  },
  {
    about: 'The nights it goes through, and their names',
    ids: 'S2.003-S2.009 S2.112',
    where: 'web/src/staff/daily-list/DayNavigator.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'How many reservations there are',
    ids: 'S2.010-S2.011',
    where: 'web/src/staff/daily-list/DailyListScreen.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'The seven columns, and what stands in them',
    ids: 'S2.012-S2.022 S2.029-S2.032',
    where: 'web/src/staff/daily-list/DailyTable.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'The signs of a visit’s type',
    ids: 'S2.023-S2.028',
    where: 'web/src/night/VisitSigns.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'A list that can’t be had is logged, and alarms nobody',
    ids: 'P8.029',
    where: 'web/src/page/QuietlyLoaded.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'Notes, opened',
    ids: 'S2.033-S2.035',
    where: 'web/src/staff/daily-list/NotesModal.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'Excluded attendants, opened',
    ids: 'S2.036-S2.037 S7.071',
    where: 'web/src/staff/daily-list/ExcludedModal.tsx',
    proof,
    state: 'works',
  },
  {
    about: 'The usage report',
    ids: 'S7.019',
    where: 'server/reports/read-usage-report.ts',
    proof: 'server/reports/reports.test.ts',
    state: 'works',
  },
  {
    about: 'The list report',
    ids: 'S7.020',
    where: 'server/reports/list-report.ts',
    proof: 'server/reports/reports.test.ts',
    state: 'works',
  },
]
