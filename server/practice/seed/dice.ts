import { hash } from 'node:crypto'
import { drawn } from '@mikvah/rules/forecast/drawn.ts'

/**
 * Draws from a seed: the same words give the same numbers, so that the same evening is made every time. It is not for
 * secrets.
 */
export type Dice = {
  /** A number from 0 up to but not including 1. */
  part(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  /** True in about `share` of the draws; `share` goes from 0 to 1. */
  often(share: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
}

/** Dice whose draws follow from these words. */
export function diceOf(...words: readonly (string | number)[]): Dice {
  const part = drawn(Number.parseInt(hash('sha256', words.join(' '), 'hex').slice(0, 8), 16))
  return {
    part,
    whole: (from, to) => from + Math.floor(part() * (to - from + 1)),
    often: (share) => part() < share,
    pick: (from) => from[Math.floor(part() * from.length)] ?? from[0],
  }
}

/** An id of the usual form that is always the same for these words. */
export const idOf = (...words: readonly (string | number)[]): string =>
  hash('sha256', words.join(' '), 'base64url').slice(0, 20)

/** The same things in a drawn order. */
export function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const keyed = things.map((thing) => ({ thing, key: dice.part() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ thing }) => thing)
}
