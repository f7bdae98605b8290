/**
 * The sections of the terms, in order; each is the key of its heading, and with `Text` behind it the key of its words.
 */
export const termsSections = [
  'termsAccept',
  'termsReservations',
  'termsPayment',
  'termsCancel',
  'termsVisit',
  'termsAccount',
  'termsMessages',
  'termsLiability',
  'termsLaw',
] as const

/**
 * The sections on privacy, in order; each is the key of its heading, and with `Text` behind it the key of its words.
 */
export const privacySections = [
  'privacyWhat',
  'privacyWhy',
  'privacyCards',
  'privacyWho',
  'privacyDevice',
  'privacyKeep',
  'privacyChoices',
  'privacyContact',
] as const

/** Sections that say to call: the number stands below them. */
export const saysToCall: readonly string[] = ['termsAccept', 'privacyContact']
