import { Time } from '../parts/times/Time.tsx'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import styles from './Tools.module.css'

/** The hour by the facility's clock, to the minute. */
export function Clock() {
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  return (
    <span className={styles.clock}>
      <Time at={wallClock(minute * 60_000)} />
    </span>
  )
}
