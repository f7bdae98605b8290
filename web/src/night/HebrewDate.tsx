import { useWords } from '../words/use-words.ts'
import { type HebrewDay, hebrewDateText } from './hebrew-date.ts'

export function HebrewDate(day: HebrewDay) {
  const { language } = useWords()
  return <span className="he-date">{hebrewDateText(day, language)}</span>
}
