import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { useSettings } from '../../facts/use-settings.ts'

/** Gives a function that writes an instant in the facility's time, as the server's answers have it. */
export function useWallClock(): (now: number) => string {
  const zone = useSettings().locationTimeZone || 'UTC'
  return (now) => instantTextOf(now, zone)
}
