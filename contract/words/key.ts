import type { english } from './english.ts'

type English = typeof english

/** A part of the product with words of its own, named as its file. */
export type WordArea = keyof English

/** The key of a text, in whichever area it is. */
export type WordKey = { [Area in WordArea]: keyof English[Area] }[WordArea]

/** The name of a text that has a second one beside it: `homeCall` where there is also `homeCallHint`. */
export type WordKeyWith<End extends string> = {
  [Key in WordKey]: `${Key}${End}` extends WordKey ? Key : never
}[WordKey]
