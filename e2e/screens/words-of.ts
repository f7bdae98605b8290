import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

/** The texts a journey looks for: the very ones the screens and the server speak. */
export const wordsOf =
  (lang: 'en' | 'he') =>
  (key: WordKey, params: Record<string, string> = {}): string => {
    return words[lang][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
  }

export type WordsOf = ReturnType<typeof wordsOf>
