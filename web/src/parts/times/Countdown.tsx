import { useEffect, useState } from 'react'
import { countdownText } from './countdown-text.ts'

type Props = {
  /** Epoch milliseconds. */
  until: number
  now?: () => number
  onEnd?: () => void
  /** How long it lasts as a whole: clocks that differ by a moment never make it longer. */
  most?: number
}

/** Minutes and seconds that are left. Its digits change, nothing pulses; a screen reader asks for it when it likes. */
export function Countdown({
  until,
  now = Date.now,
  onEnd,
  most = Number.POSITIVE_INFINITY,
}: Props) {
  const [left, setLeft] = useState(() => until - now())
  useEffect(() => {
    const tick = () => {
      const rest = until - now()
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until, now, onEnd])
  return (
    <span role="timer" className="num">
      {countdownText(Math.min(left, most))}
    </span>
  )
}
