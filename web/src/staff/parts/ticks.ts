import { useSyncExternalStore } from 'react'
import { serverNow } from '../../talk/clock.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

function onTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || !timer) return
    clearInterval(timer)
    timer = null
  }
}

/**
 * A value read every second from the facility's clock, given in milliseconds. One timer serves the whole screen, and a
 * component is rendered again only when its value changes.
 */
export const useTicked = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(onTick, () => read(serverNow()))

/** Whole minutes since an instant, by the facility's clock and updated as it goes on; 0 for one that is ahead. */
export const useMinutesSince = (instant: string): number =>
  useTicked((now) => Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000)))
