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
