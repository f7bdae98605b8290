import { useWords } from '../../words/use-words.ts'
import { timeOfDay } from './wall-clock.ts'

type Props = {
  /** An instant with its offset. */
  at: string
}

/** A time of day by the facility's clock. */
export function Time({ at }: Props) {
  const { t, language } = useWords()
  const { digits, half } = timeOfDay(at, language)
  return (
    <time className="num" dateTime={at}>
      {digits}
      {half ? <small>{t(half)}</small> : null}
    </time>
  )
}
