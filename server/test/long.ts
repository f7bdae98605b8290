/** `npm run test:long` asks for all of it; `npm test` for what finds most faults in the time a change is waited for. */
export const long = process.env.LONG !== undefined

export const inTheGate = <T>(few: T, all: T): T => (long ? all : few)

/** Every so-manieth of them, and always the first and the last; all with LONG. */
export function someOf<T>(all: readonly T[], everyNth: number, from = 0): T[] {
  if (long) return [...all]
  const isTaken = (at: number) => at % everyNth === from % everyNth
  return all.filter((_, at) => at === 0 || at === all.length - 1 || isTaken(at))
}
