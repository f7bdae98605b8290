import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useWords } from '../../words/use-words.ts'
import { Time } from './Time.tsx'

/** Date and time of an instant by the facility's clock, with the year, which matters for the past. */
export function When({ at }: { at: string }) {
  const { language } = useWords()
  return (
    <span>
      {dateText(at.slice(0, 10), 'short', language)} <Time at={at} />
    </span>
  )
}
