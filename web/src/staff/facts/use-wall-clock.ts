import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { useTimeZone } from '../../facts/use-time-zone.ts'

/**
 * Gives a function that writes an instant in milliseconds as the server's answers have it: a text in the facility's
 * time with its offset.
 */
export function useWallClock(): (now: number) => string {
  const zone = useTimeZone()
  return (now) => instantTextOf(now, zone)
}
