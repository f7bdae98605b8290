import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** A state that is changed in place, and what stores it. */
export type KeptState<T> = { state: T; keep(): void }

/** The state of a stand-in. With a file it outlives the process, as a real processor’s does. */
export function keptState<T>(fresh: T, file?: string): KeptState<T> {
  if (!file) return { state: fresh, keep() {} }
  const state: T = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fresh
  return {
    state,
    keep() {
      writeFileSync(`${file}.new`, JSON.stringify(state))
      renameSync(`${file}.new`, file)
    },
  }
}
