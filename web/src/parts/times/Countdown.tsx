import { useEffect, useState } from 'react'
import { countdownText } from './countdown-text.ts'

type Props = {
  /** The end of the countdown, in epoch milliseconds. */
  until: number
  now?: () => number
  onEnd?: () => void
  /** The whole length in milliseconds; more than this is never shown, even if clocks differ. */
  most?: number
}

/**
 * The time that is left, in minutes and seconds, and in hours where there are any. Only its digits change; a screen
 * reader can ask for it at any time.
 */
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
