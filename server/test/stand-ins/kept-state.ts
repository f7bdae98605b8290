import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

export type KeptState<T> = { state: T; keep(): void }

/** State that outlives its process when given a file: the maker's memory must not die with whoever plays it. */
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
