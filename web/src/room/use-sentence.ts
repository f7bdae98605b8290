import { timeText } from '../parts/times/time-text.ts'
import { useNight } from '../staff/facts/use-night.ts'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'
import type { Visit } from './room-props.ts'
import { sentenceOf } from './say-next.ts'

/** The sentence that says what happens next, in the language of the tablet. */
export function useSentence({ reservationStatus, expectedEndTime }: Visit): string {
  const { t, language } = useWords('room')
  const night = useNight()
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  const { word, at } = sentenceOf(reservationStatus, {
    now: minute * 60_000,
    until: expectedEndTime ? Date.parse(expectedEndTime) : null,
    zman: night?.zmanTevillah ? Date.parse(night.zmanTevillah) : null,
  })
  return t(word, { time: at === undefined ? '' : timeText(wallClock(at), language, t) })
}
