import { useLive } from '../../live/use-live.ts'
import { serverNow } from '../../talk/clock.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'

/** Since when the live connection is lost, as a text in the facility's time with its offset; null while it works. */
export function useLostSince(): string | null {
  const state = useLive()
  const wallClock = useWallClock()
  return state.live ? null : wallClock(serverNow() - Date.now() + state.since)
}
