import { wallClockOf } from '../parts/times/wall-clock.ts'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'

/** A greeting by the hour of the facility's clock. */
export function useGreeting(): string {
  const { t } = useWords('room')
  const wallClock = useWallClock()
  const hour = useTicked((now) => wallClockOf(wallClock(now)).hour)
  if (hour >= 5 && hour < 12) return t('roomGoodMorning')
  return t(hour >= 12 && hour < 17 ? 'roomGoodAfternoon' : 'roomGoodEvening')
}
