import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useWords } from './use-words.ts'

export type Named = { name: string; nameHe: string }

/**
 * Gives the function that names, in the chosen language, something that the facility has named in both: a building, a
 * section, an attendant.
 */
export function useNameOf(): (named: Named) => string {
  const { language } = useWords()
  return ({ name, nameHe }) => nameIn(language, name, nameHe)
}
