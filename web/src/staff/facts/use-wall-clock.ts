import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { useSettings } from '../../facts/use-settings.ts'

/** Writes a moment as the facility's clocks show it, like every instant on the wire. */
export function useWallClock(): (now: number) => string {
  const zone = useSettings().locationTimeZone || 'UTC'
  return (now) => instantTextOf(now, zone)
}
