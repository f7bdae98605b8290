/** What a message to the office is about. */
export const officeMatters = [
  'contact',
  'careers',
  'donation',
  'kallah',
  'accessible',
  'refund',
] as const
