import { isLanguage, type Language } from '@mikvah/rules/words/language.ts'

/** The name of each language in itself, as the choice shows it. */
export const nameOfLanguage: Record<Language, string> = { en: 'English', he: 'עברית' }

/** The text direction of a language. */
export const directionOf = (language: Language) => (language === 'he' ? 'rtl' : 'ltr')

const storageKey = 'language'

/**
 * The language that was last set on this device, by her or, at a screen of the house, by the program; null where none
 * was.
 */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : null
}

/** Stores the language on this device. Where nothing can be stored, it holds until the page is left. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The next page begins in the facility's language again.
  }
}
