import { chosenLanguage, isLanguage, type Language } from './language.ts'

/** What she chose, else what the facility speaks: the page was served in it (spec, patron 9). */
export function firstLanguage(): Language {
  const served = document.documentElement.lang
  return chosenLanguage() ?? (isLanguage(served) ? served : 'en')
}
