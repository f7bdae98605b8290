import type { WordArea } from '@mikvah/contract/words/key.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { untilItComes } from '../../talk/until-it-comes.ts'
import type { Language } from '../../words/language.ts'
import { loadArea } from '../../words/words.ts'

const areas = ['home', 'parts', 'shell'] as const satisfies readonly WordArea[]
const known = new Map<Language, Promise<ComponentType>>()

/** The home page, once it and its words in a language have come that needn't be the present one; null until then. */
export function useHomeIn(language: Language): ComponentType | null {
  const [home, setHome] = useState<ComponentType | null>(null)
  useEffect(() => {
    homeIn(language).then((HomeScreen) => setHome(() => HomeScreen), console.error)
  }, [language])
  return home
}

function homeIn(language: Language): Promise<ComponentType> {
  const begun = known.get(language)
  if (begun) return begun
  const home = untilItComes(() => fetchHome(language))
  known.set(language, home)
  home.catch(() => known.delete(language))
  return home
}

/** Its styles come with it, and stand in the page before a window puts them on. */
async function fetchHome(language: Language): Promise<ComponentType> {
  const [{ HomeScreen }] = await Promise.all([
    import('../../patron/home/HomeScreen.tsx'),
    ...areas.map((area) => loadArea(language, area)),
  ])
  return HomeScreen
}
