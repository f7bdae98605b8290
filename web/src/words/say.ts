import type { WordKey } from '@mikvah/contract/words/key.ts'

/** A text in one, two or many is asked for by its name alone, with `count`. */
export type Countless<Key extends string> =
  Key extends `${infer Name}_${'one' | 'two' | 'many' | 'other'}` ? Name : Key

export type Params = Readonly<Record<string, string | number>>
type Key = WordKey | Countless<WordKey>

/** Says the text of a key in her language; {{names}} are filled from params. */
export type Say = {
  (key: Key): string
  (key: Key, params: Params): string
}
