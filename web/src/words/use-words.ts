import type { WordArea } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { comeOnce, hasBegun } from './come-once.ts'
import type { Say } from './say.ts'
import { followTexts, presentLanguage, type Voice, voiceIn } from './texts.ts'
import { hasWords, loadArea, loadWords } from './words.ts'

/** The language of a part of the page that is in another language than the rest; null where it is the page's. */
export const Speaking = createContext<Language | null>(null)

/**
 * The language of the page, or of the part of it that is `Speaking` another, and its text function `t`, once the words
 * of `area` are loaded. A route loads its own beforehand; a modal that opens later waits here, under its Suspense.
 */
export function useWords(area?: WordArea): Voice {
  const voice = useVoice(use(Speaking))
  if (area) waitFor(area, voice.language)
  return voice
}

/**
 * The text functions of both languages, once the words of `area` are loaded, for texts that anybody may have to read.
 */
export function useBoth(area: WordArea): Record<Language, Say> {
  const voices = { en: useVoice('en').t, he: useVoice('he').t }
  waitFor(area, 'en', 'he')
  return voices
}

function useVoice(language: Language | null): Voice {
  const now = () => voiceIn(language ?? presentLanguage())
  return useSyncExternalStore(followTexts, now, now)
}

function waitFor(area: WordArea, ...languages: Language[]) {
  const coming = languages.map((language) => {
    const name = `${language}/${area}`
    if (!hasBegun(name) && hasWords(language, area)) return null
    return comeOnce(name, () =>
      language === presentLanguage() ? loadWords(area) : loadArea(language, area),
    )
  })
  for (const words of coming) if (words) use(words)
}
