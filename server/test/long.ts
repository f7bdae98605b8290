/**
 * Whether this is `npm run test:long`, which tries everything. `npm test` tries what finds most faults in the time that
 * somebody waits for it.
 */
export const long = process.env.LONG !== undefined

/** The few with `npm test`, all with `npm run test:long`. */
export const inTheGate = <T>(few: T, all: T): T => (long ? all : few)

/**
 * Every `everyNth` of them, begun at the one numbered `from`, and always the first and the last; in the long run all.
 */
export function someOf<T>(all: readonly T[], everyNth: number, from = 0): T[] {
  if (long) return [...all]
  const isTaken = (at: number) => at % everyNth === from % everyNth
  return all.filter((_, at) => at === 0 || at === all.length - 1 || isTaken(at))
}
