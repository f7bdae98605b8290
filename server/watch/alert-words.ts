import { alertSentences } from '@mikvah/contract/words/alert-sentences.ts'
import type { Alert } from '@mikvah/rules/watch/alerts.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { textIn } from '../request/words.ts'

/** The sentence of an alert in a language, in the facility's own wording where `texts` has one. */
export function wordsOfAlert(
  { kind, ...about }: Alert,
  language: Language,
  texts: Parameters<typeof textIn>[3] = {},
): string {
  const params = Object.entries(about).map(([name, said]) => [
    name,
    Array.isArray(said) ? said.join(', ') : String(said),
  ])
  return textIn(language, alertSentences[kind], Object.fromEntries(params), texts)
}
