import type { WordKey } from '@mikvah/contract/words/key.ts'

/** A text with forms for one, two or many is named without its suffix, and given a `count`. */
export type Countless<Key extends string> =
  Key extends `${infer Name}_${'one' | 'two' | 'many' | 'other'}` ? Name : Key

export type Params = Readonly<Record<string, string | number>>
type Key = WordKey | Countless<WordKey>

/**
 * Gives the text of a key in one language; {{names}} are filled in from params, and `count` chooses its form (plural
 * rules). A text that isn't loaded is given as its key in ⟦brackets⟧.
 */
export type Say = {
  (key: Key): string
  (key: Key, params: Params): string
}
