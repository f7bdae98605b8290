import { useEffect, useState } from 'react'
import { serverNow } from './clock.ts'

const every = 15_000

/** The time by the facility's clock in epoch milliseconds, rendered anew every 15 seconds. */
export function useNow(): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), every)
    return () => clearInterval(timer)
  }, [])
  return serverNow()
}
