import type { WordArea } from '@mikvah/contract/words/key.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'
import type { Say } from './say.ts'
import { hasWords, loadWords } from './words.ts'

/** The words of an area. A route loads its own beforehand; a modal that comes later waits here, under its Suspense. */
export function useWords(area?: WordArea) {
  const { t, i18n } = useTranslation('words')
  const language = i18n.language as Language
  if (area) {
    // Who has waited for a promise goes on using it, as React asks.
    const waited = waiting.get(nameOf(language, area))
    if (waited) use(waited)
    else if (!hasWords(language, area)) use(loadWordsOnce(language, area))
  }
  const say: Say = t
  return { t: say, language }
}

const waiting = new Map<string, Promise<void>>()

const nameOf = (language: Language, area: WordArea) => `${language}/${area}`

function loadWordsOnce(language: Language, area: WordArea) {
  const words = loadWords(area)
  waiting.set(nameOf(language, area), words)
  return words
}
