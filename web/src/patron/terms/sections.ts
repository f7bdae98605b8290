/** In the order they are read; each is the key of its heading, its words are under the same key with `Text`. */
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

/** Where the words say to call, the number to tap stands under them. */
export const saysToCall: readonly string[] = ['termsAccept', 'privacyContact']
