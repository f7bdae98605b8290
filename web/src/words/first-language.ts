import { isLanguage, type Language } from '@mikvah/rules/words/language.ts'
import { chosenLanguage } from './language.ts'

/** The language she chose, or else that of the facility, in which the page was served (requirements P9). */
export function firstLanguage(): Language {
  const served = document.documentElement.lang
  return chosenLanguage() ?? (isLanguage(served) ? served : 'en')
}
