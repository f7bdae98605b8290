import type { RefusalCode } from '../refusals.ts'

/** The refusals whose words say to call: a number to tap is shown next to them. */
export const refusalsToCallFor = [
  'cards-not-set-up',
  'country-not-served',
  'name-or-zip-wrong',
  'not-open-yet',
  'daytime-at-desk-only',
  'kallah-asked',
  'accessible-not-in-shabbos-mode',
  'accessible-not-offered',
  'too-many-cards',
  'too-many-messages',
  'held-too-long',
  'garage-too-often',
  'garage-failed',
  'gate-failed',
  'too-many-papers',
] as const satisfies readonly RefusalCode[]
