import { Time } from '../../parts/Time.tsx'
import { useWords } from '../../words/use-words.ts'

/** Date and time of an instant, as the facility's clock and calendar show them; the year matters in a history. */
export function When({ at }: { at: string }) {
  const { language } = useWords()
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    day: 'numeric',
    month: language === 'he' ? 'numeric' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <span>
      <span className="num">{format.format(Date.parse(`${at.slice(0, 10)}T00:00:00Z`))}</span>{' '}
      <Time at={at} />
    </span>
  )
}
