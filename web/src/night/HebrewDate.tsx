import { useWords } from '../words/use-words.ts'
import { hebrewDateText } from './hebrew-date.ts'

type Props = {
  day: number
  /** The English name of the month, as the schedule gives it. */
  month: string
  year?: number
}

export function HebrewDate({ day, month, year }: Props) {
  const { language } = useWords()
  return <span className="he-date">{hebrewDateText({ day, month, year }, language)}</span>
}
