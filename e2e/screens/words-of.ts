import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/**
 * Gives a function from the key of a text to the text in this language, its blanks filled in: the very texts that the
 * screens and the server speak.
 */
export const wordsOf =
  (lang: Language) =>
  (key: WordKey, params: Record<string, string> = {}): string => {
    return words[lang][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
  }

export type WordsOf = ReturnType<typeof wordsOf>
