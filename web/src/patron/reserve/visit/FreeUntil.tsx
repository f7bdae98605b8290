import { timeText } from '../../../parts/times/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { weekdayText } from '../steps/evening-text.ts'

/** Until when a cancel refunds. `at` is the instant in the facility's form. */
export function FreeUntil({ at }: { at: string | null }) {
  const { t, language } = useWords('pay')
  if (!at) return null
  const day = weekdayText(at.slice(0, 10), language, t)
  const time = timeText(at, language, t)
  return <p className="small muted">{t('payFreeToCancel', { day, time })}</p>
}
