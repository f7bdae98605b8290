import type { WordArea } from '@mikvah/contract/words/key.ts'
import i18next, { type i18n } from 'i18next'
import { type ComponentType, useEffect, useState } from 'react'
import { untilItComes } from '../../talk/until-it-comes.ts'
import type { Language } from '../../words/language.ts'
import { loadArea } from '../../words/words.ts'

type Home = { HomeScreen: ComponentType; speaker: i18n }

const areas = ['home', 'parts', 'shell'] as const satisfies readonly WordArea[]
const known = new Map<Language, Promise<Home>>()

/**
 * The home page and who speaks for it in a language that needn't be the present one; null until they have come. The texts are
 * the same: none is copied.
 */
export function useHomeIn(language: Language): Home | null {
  const [home, setHome] = useState<Home | null>(null)
  useEffect(() => {
    homeIn(language).then(setHome, console.error)
  }, [language])
  return home
}

function homeIn(language: Language): Promise<Home> {
  const begun = known.get(language)
  if (begun) return begun
  const home = untilItComes(() => fetchHome(language))
  known.set(language, home)
  home.catch(() => known.delete(language))
  return home
}

/** Its styles come with it, and stand in the page before a window puts them on. */
async function fetchHome(language: Language): Promise<Home> {
  const [{ HomeScreen }] = await Promise.all([
    import('../../patron/home/HomeScreen.tsx'),
    ...areas.map((area) => loadArea(language, area)),
  ])
  const speaker = i18next.cloneInstance({ lng: language })
  await speaker.changeLanguage(language)
  return { HomeScreen, speaker }
}
