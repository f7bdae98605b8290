import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * A text in a language, as `overrides` word it (the facility's own wording is `content.texts`), else the standard one.
 * {{names}} in it are filled from params; one that params lack is left blank.
 */
export function textIn(
  language: Language,
  key: WordKey,
  params: Record<string, string>,
  overrides: Overrides,
): string {
  const text = overrides[language]?.[key] ?? words[language][key]
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => params[name] ?? '')
}

/**
 * The language that stands first in an Accept-Language header, where it is en or he (also as iw); null for any other.
 */
export function languageAsked(header: string | undefined): Language | null {
  const first = header?.split(',')[0]?.trim().toLowerCase() ?? ''
  if (first.startsWith('he') || first.startsWith('iw')) return 'he'
  if (first.startsWith('en')) return 'en'
  return null
}
