import { isLanguage, type Language, languages } from '@mikvah/rules/words/language.ts'

type Overrides = Partial<Record<Language, Record<string, string>>>

const storageKey = 'languageTexts'
let overrides: Overrides | null = null

/**
 * The facility's own wording by the keys of the texts, as the server last gave it; empty for none. It is stored on the
 * device so that it is there at the first paint.
 */
export function overridesOf(language: Language): Record<string, string> {
  overrides ??= readOverrides()
  return overrides[language] ?? {}
}

/** Stores the answer of settings/languagetexts; gives the languages that changed. */
export function keepOverrides(answer: Record<string, Record<string, string>>): Language[] {
  const before = languages.map((language) => JSON.stringify(overridesOf(language)))
  overrides = Object.fromEntries(Object.entries(answer).filter(([name]) => isLanguage(name)))
  try {
    localStorage.setItem(storageKey, JSON.stringify(overrides))
  } catch {
    // If nothing can be stored, the next page asks the server again.
  }
  return languages.filter((language, at) => JSON.stringify(overridesOf(language)) !== before[at])
}

function readOverrides(): Overrides {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Overrides
  } catch {
    return {}
  }
}
