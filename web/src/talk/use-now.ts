import { useEffect, useState } from 'react'
import { serverNow } from './clock.ts'

const every = 15_000

/** The facility's clock in epoch milliseconds, updated often enough for time limits to be kept. */
export function useNow(): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), every)
    return () => clearInterval(timer)
  }, [])
  return serverNow()
}
