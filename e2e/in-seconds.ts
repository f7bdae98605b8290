import { long } from '@mikvah/server/test/long.ts'

/**
 * Gives a function that says how long what is promised in seconds may still take, from now on, as the options of an
 * expectation. With LONG it is judged by the clock; in the gate, where other work may share the machine, only that it
 * comes, and after what.
 */
export function inSeconds(seconds: number): () => { timeout?: number } {
  const until = Date.now() + seconds * 1000
  return () => (long ? { timeout: Math.max(1, until - Date.now()) } : {})
}
