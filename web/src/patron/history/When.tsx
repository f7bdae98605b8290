import { dateText } from '../../parts/civil-date.ts'
import { Time } from '../../parts/Time.tsx'
import { useWords } from '../../words/use-words.ts'

/** Date and time of an instant, as the facility's clock and calendar show them. */
export function When({ at }: { at: string }) {
  const { language } = useWords()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span className="num">{dateText(at.slice(0, 10), 'numeric', language)}</span> <Time at={at} />
    </span>
  )
}
