import type { Claim } from '../claim.ts'

export const errors: readonly Claim[] = [
  {
    about: 'What counts as a failure',
    ids: 'P8.001-P8.003 P8.009',
    where: 'web/src/talk/call.ts',
    proof: 'web/src/talk/call.test.ts',
    state: 'works',
  },
  {
    about: "A failure is a red alert with the server's words",
    ids: 'P8.005-P8.006 S8.001',
    where: 'web/src/talk/words-of-failure.ts',
    proof: 'web/src/talk/words-of-failure.test.ts',
    state: 'works',
  },
  {
    about: "A failure is a red alert with the server's words",
    ids: 'P8.004',
    where: 'web/src/parts/ErrorAlert.tsx',
    proof: 'e2e/patron-books-and-pays.spec.ts',
    state: 'works',
  },
  {
    about: "A profile that can't be read",
    ids: 'P8.007-P8.008',
    where: 'web/src/patron/profile/ProfileScreen.tsx',
    proof: 'web/src/patron/forms-say.test.tsx',
    state: 'works',
  },
  {
    about: 'A failed look-up forgets the user',
    ids: 'P8.028',
    where: 'web/src/patron/reserve/steps/use-my-visits.ts',
    proof: 'web/src/patron/reserve/reserve-shows.test.tsx',
    state: 'decided-otherwise',
    note: 'The list says why and is asked for again at a tap; a look-up that fails signs nobody out.',
  },
  {
    about: "History that doesn't load",
    ids: 'P8.030',
    where: 'web/src/patron/history/HistoryPart.tsx',
    proof: 'web/src/patron/history/history-alive.test.tsx',
    state: 'decided-otherwise',
    note: 'Logged; a quiet line offers to try again.',
  },
  {
    about: 'A look-up that finds nobody',
    ids: 'S8.005',
    where: 'web/src/staff/reservation/Find.tsx',
    proof: 'web/src/staff/reservation/who.test.tsx',
    state: 'works',
  },
]
