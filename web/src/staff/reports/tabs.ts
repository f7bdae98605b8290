/** The reports, in the order of their tabs; they are in the address. */
export const tabs = [
  'usage',
  'morning',
  'nights',
  'list',
  'payments',
  'noShows',
  'membership',
] as const
export type Tab = (typeof tabs)[number]
