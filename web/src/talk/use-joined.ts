import { useRef } from 'react'

/**
 * Runs work of several calls that a tap begins; a second tap while it is under way joins it and doesn't begin it
 * anew.
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
