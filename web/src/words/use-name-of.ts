import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useWords } from './use-words.ts'

export type Named = { name: string; nameHe: string }

/**
 * The name in the chosen language of something that the facility has named in both: a building, a section, an
 * attendant.
 */
export function useNameOf(): (named: Named) => string {
  const { language } = useWords()
  return ({ name, nameHe }) => nameIn(language, name, nameHe)
}
