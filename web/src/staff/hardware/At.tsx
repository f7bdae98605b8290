import { Time } from '../../parts/times/Time.tsx'
import { When } from '../../parts/times/When.tsx'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { useTicked } from '../parts/ticks.ts'

/** A time of today as the hour by the facility's clock; any other with its day. */
export function At({ at }: { at: string }) {
  const wallClock = useWallClock()
  const isToday = useTicked((now) => wallClock(now).slice(0, 10) === at.slice(0, 10))
  return isToday ? <Time at={at} /> : <When at={at} />
}
