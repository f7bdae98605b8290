import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { languages } from '../../words/language.ts'
import { hasWords, loadArea } from '../../words/words.ts'

const area = 'desk-pages'
const areThere = () => languages.every((language) => hasWords(language, area))

/** What is written to whoever is late, in both languages, whichever the desk speaks; null until both are there. */
export function useExpectedWords(): { en: string; he: string } | null {
  const [loaded, setLoaded] = useState(areThere)
  useEffect(() => {
    if (loaded) return
    const both = Promise.all(languages.map((language) => loadArea(language, area)))
    both.then(
      () => setLoaded(true),
      // Opened again they are asked for again; without a line nothing could be sent.
      () => null,
    )
  }, [loaded])
  if (!loaded) return null
  const said = (language: 'en' | 'he') =>
    i18next.getFixedT(language, 'words')('messageTextExpected')
  return { en: said('en'), he: said('he') }
}
