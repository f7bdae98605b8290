import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useWords } from './use-words.ts'

export type Named = { name: string; nameHe: string }

/** What the house has named in both languages, by its name in hers: a building, a section, an attendant. */
export function useNameOf(): (named: Named) => string {
  const { language } = useWords()
  return ({ name, nameHe }) => nameIn(language, name, nameHe)
}
