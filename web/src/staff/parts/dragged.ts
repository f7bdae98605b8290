import { useSyncExternalStore } from 'react'

/**
 * What is dragged over the screen now, by pointer or keyboard. Drop places listen to it, to show whether they accept
 * it.
 */
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

/** What a place reads from the thing that is dragged; the place is rendered again only when that changes. */
export const useCarried = <T extends string | number | boolean | null>(
  read: (carried: unknown) => T,
): T => useSyncExternalStore(onCarry, () => read(carried))
