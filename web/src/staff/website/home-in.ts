import type { WordArea } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { untilItComes } from '../../talk/until-it-comes.ts'
import { loadArea } from '../../words/words.ts'

const areas = ['home', 'parts', 'shell'] as const satisfies readonly WordArea[]

/**
 * The home page once the words of a language, not always the present one, are loaded; null until then. It uses the
 * loaded texts and copies none.
 */
export function useHomeIn(language: Language): ComponentType | null {
  const [home, setHome] = useState<ComponentType | null>(null)
  useEffect(() => {
    untilItComes(() => fetchHome(language)).then((screen) => setHome(() => screen), console.error)
  }, [language])
  return home
}

/**
 * Fetches the home page's component. Its styles are loaded with it, and are in this page before a window adopts them.
 */
async function fetchHome(language: Language): Promise<ComponentType> {
  const [{ HomeScreen }] = await Promise.all([
    import('../../patron/home/HomeScreen.tsx'),
    ...areas.map((area) => loadArea(language, area)),
  ])
  return HomeScreen
}
