import { useState } from 'react'
import { keepTicks, ticksOf } from './preparations.ts'

/**
 * Which preparations she has ticked for the visit of this id, by their keys, and `tick`, which ticks or unticks one.
 * They are stored on this device.
 */
export function useTicks(visit: string) {
  const [ticked, setTicked] = useState(() => ticksOf(visit))
  const tick = (item: string, on: boolean) => {
    const next = on ? [...ticked, item] : ticked.filter((one) => one !== item)
    keepTicks(visit, next)
    setTicked(next)
  }
  return { ticked, tick }
}
