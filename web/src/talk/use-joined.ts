import { useRef } from 'react'

/** Work of several calls that a tap begins: asked for again while it is under way, it is joined and not begun anew. */
export function useJoined<Asked extends unknown[], Done>(work: (...asked: Asked) => Promise<Done>) {
  const underWay = useRef<Promise<Done> | null>(null)
  return (...asked: Asked): Promise<Done> => {
    underWay.current ??= work(...asked).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
}
