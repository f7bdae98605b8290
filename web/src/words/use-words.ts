import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'
import { hasWords, loadWords } from './words.ts'

/** The words of an area. A route loads its own beforehand; a modal that comes later waits here, under its Suspense. */
export function useWords(area?: string) {
  const { t, i18n } = useTranslation('words')
  const language = i18n.language as Language
  if (area && !hasWords(language, area)) use(loadWordsOnce(language, area))
  return { t, language }
}

const waiting = new Map<string, Promise<void>>()

function loadWordsOnce(language: Language, area: string) {
  const name = `${language}/${area}`
  const words = waiting.get(name) ?? loadWords(area)
  waiting.set(name, words)
  return words
}
