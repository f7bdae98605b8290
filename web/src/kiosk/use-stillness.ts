import { useEffect, useState } from 'react'

const lookEvery = 500
/** The idle timeout of a kiosk: for how long nobody may touch it before it clears itself, in milliseconds. */
export const longestStillness = 30_000

/**
 * For how long nobody has touched the screen or pressed a key, in milliseconds; from `longestStillness` on calls `over`
 * every half second. While `held` it isn't counted, and afterwards it begins anew.
 */
export function useStillness(over: () => void, held: boolean): number {
  const [still, setStill] = useState(0)
  useEffect(() => {
    if (held) {
      setStill(0)
      return
    }
    let touchedAt = Date.now()
    const touch = () => {
      touchedAt = Date.now()
      setStill(0)
    }
    const timer = setInterval(() => {
      const now = Date.now() - touchedAt
      setStill(now)
      if (now >= longestStillness) over()
    }, lookEvery)
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, touch)
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'keydown'] as const)
        document.removeEventListener(event, touch)
    }
  }, [over, held])
  return still
}
