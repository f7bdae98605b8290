import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { useEffect, useState } from 'react'
import { voiceIn } from '../../words/texts.ts'
import { hasWords, loadArea } from '../../words/words.ts'

const area = 'desk-pages'
const areThere = () => languages.every((language) => hasWords(language, area))

/** A text in both languages, for several people who each get the one they read, whichever the desk uses. */
export type Both = Record<Language, string>

/** Gives a function from a word key of the desk's pages to its text in both languages; null until both are loaded. */
export function useBothWords(): ((key: WordKey) => Both) | null {
  const [loaded, setLoaded] = useState(areThere)
  useEffect(() => {
    if (loaded) return
    const both = Promise.all(languages.map((language) => loadArea(language, area)))
    both.then(
      () => setLoaded(true),
      // A failed load is tried again when this is opened again; without a network nothing could be sent anyway.
      () => null,
    )
  }, [loaded])
  return loaded ? bothOf : null
}

const bothOf = (key: WordKey): Both => ({ en: voiceIn('en').t(key), he: voiceIn('he').t(key) })
