import type { Language } from '../words/language.ts'

/** The country of a facility that has set none. */
export const standardCountry = 'us'

/** What a membership is called where the facility has no name of its own for it. */
export const standardMembershipLabels: Readonly<Record<Language, string>> = {
  en: 'Friend of the Mikvah',
  he: 'ידידת המקווה',
}
