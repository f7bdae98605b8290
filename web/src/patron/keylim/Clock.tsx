import { timeOfDay } from '../../parts/times/wall-clock.ts'
import { useWords } from '../../words/use-words.ts'

/** A time of any day, given as HH:MM, in her language. */
export function Clock({ at }: { at: string }) {
  const { t, language } = useWords()
  const { digits, half } = timeOfDay(`T${at}`, language)
  return (
    <time className="num" dateTime={at}>
      {digits}
      {half ? <small>{t(half)}</small> : null}
    </time>
  )
}
