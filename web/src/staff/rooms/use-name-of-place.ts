import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useWords } from '../../words/use-words.ts'

type Named = { name: string; nameHe: string }

/** A building by its name in her language. */
export function useNameOfPlace(): (place: Named) => string {
  const { language } = useWords()
  return ({ name, nameHe }) => nameIn(language, name, nameHe)
}
