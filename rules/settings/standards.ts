import type { Language } from '../words/language.ts'

/** The country of a facility that has set none. */
export const standardCountry = 'us'

/** What a membership is called as its settings are delivered; where both are blank it has the English name in both. */
export const standardMembershipLabels: Readonly<Record<Language, string>> = {
  en: 'Friend of the Mikvah',
  he: 'ידידת המקווה',
}
