import { useSyncExternalStore } from 'react'

/** What is carried over the screen now, by hand or by keyboard: places look at it to say whether they take it. */
const listeners = new Set<() => void>()
let carried: unknown = null

export function carry(something: unknown) {
  carried = something
  for (const listener of listeners) listener()
}

export const presentlyCarried = () => carried

const onCarry = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a place makes of what is carried; drawn anew only when that changes. */
export const useCarried = <T extends string | number | boolean | null>(
  read: (carried: unknown) => T,
): T => useSyncExternalStore(onCarry, () => read(carried))
