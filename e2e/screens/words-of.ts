import { words } from '@mikvah/contract/words/all.ts'

/** The texts a journey looks for: the very ones the screens and the server speak. */
export const wordsOf =
  (lang: 'en' | 'he') =>
  (key: string, params: Record<string, string> = {}): string => {
    const text = words[lang][key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
  }

export type WordsOf = ReturnType<typeof wordsOf>
