import type { WordArea } from '@mikvah/contract/words/key.ts'
import { use, useSyncExternalStore } from 'react'
import type { Language } from './language.ts'
import { Speaking } from './speaking.ts'
import { followTexts, presentLanguage, sayIn } from './texts.ts'
import { hasWords, loadArea, loadWords } from './words.ts'

/** The words of an area. A route loads its own beforehand; a modal that comes later waits here, under its Suspense. */
export function useWords(area?: WordArea) {
  const language = use(Speaking) ?? presentLanguage()
  const voice = () => sayIn(language)
  const t = useSyncExternalStore(followTexts, voice, voice)
  if (area) {
    // Who has waited for a promise goes on using it, as React asks.
    const waited = waiting.get(nameOf(language, area))
    if (waited) use(waited)
    else if (!hasWords(language, area)) use(loadWordsOnce(language, area))
  }
  return { t, language }
}

const waiting = new Map<string, Promise<void>>()

const nameOf = (language: Language, area: WordArea) => `${language}/${area}`

function loadWordsOnce(language: Language, area: WordArea) {
  const words = language === presentLanguage() ? loadWords(area) : loadArea(language, area)
  waiting.set(nameOf(language, area), words)
  return words
}
