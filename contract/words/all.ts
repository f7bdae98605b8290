import { english } from './english.ts'
import { hebrew } from './hebrew.ts'
import type { WordKey } from './key.ts'

type Words = Readonly<Record<WordKey, string>>

const together = (areas: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.assign({}, ...Object.values(areas)) as Words

/** Every text of the product by language and key, for the server. The web loads one area at a time. */
export const words: { readonly en: Words; readonly he: Words } = {
  en: together(english),
  he: together(hebrew),
}

/** Whether a text has this key, for keys that come from elsewhere. */
export const isWordKey = (key: string): key is WordKey => Object.hasOwn(words.en, key)
