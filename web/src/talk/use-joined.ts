import { useRef } from 'react'

/**
 * Gives the function that runs work of several calls: a second tap while it is under way joins it, whatever that asks
 * for, and doesn't begin it anew.
 */
export function useJoined<Asked extends unknown[], Done>(work: (...asked: Asked) => Promise<Done>) {
  const underWay = useRef<Promise<Done> | null>(null)
  return (...asked: Asked): Promise<Done> => {
    underWay.current ??= work(...asked).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
}
