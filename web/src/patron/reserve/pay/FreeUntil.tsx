import { dateText } from '../../../parts/civil-date.ts'
import { timeOfDay } from '../../../parts/wall-clock.ts'
import { useWords } from '../../../words/use-words.ts'

/** Until when a cancel gives the money back; an instant as the facility writes it. */
export function FreeUntil({ at }: { at: string | null }) {
  const { t, language } = useWords('pay')
  if (!at) return null
  const { digits, half } = timeOfDay(at, language)
  const day = dateText(at.slice(0, 10), 'weekday', language)
  const time = half ? `${digits} ${t(half)}` : digits
  return <p className="small muted">{t('payFreeToCancel', { day, time })}</p>
}
