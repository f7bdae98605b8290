import { useEffect, useState } from 'react'

const lookEvery = 500

/**
 * For how long nobody has touched the screen or pressed a key, in milliseconds; from `longest` on calls `over` every
 * half second. While `held` it isn't counted, and afterwards it begins anew.
 */
export function useStillness(longest: number, over: () => void, held: boolean): number {
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
      if (now >= longest) over()
    }, lookEvery)
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, touch)
    return () => {
      clearInterval(timer)
      for (const event of ['pointerdown', 'keydown'] as const)
        document.removeEventListener(event, touch)
    }
  }, [longest, over, held])
  return still
}
