import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { useTimeZone } from '../../facts/use-time-zone.ts'

/** Gives a function that writes an instant in the facility's time, as the server's answers have it. */
export function useWallClock(): (now: number) => string {
  const zone = useTimeZone()
  return (now) => instantTextOf(now, zone)
}
