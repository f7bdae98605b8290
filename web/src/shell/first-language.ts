import { chosenLanguage, isLanguage, type Language } from '../words/language.ts'
import { keptSettings } from './settings.ts'

/** What she chose, else what the facility speaks, else English (spec, patron 9). */
export function firstLanguage(): Language {
  const facility = keptSettings()?.defaultLanguage
  return chosenLanguage() ?? (isLanguage(facility) ? facility : 'en')
}
