import { timeText } from '../../../parts/times/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDayOf } from '../steps/use-day-of.ts'

/** Says until when a cancel refunds, `at` being that instant with its offset; nothing for null. */
export function FreeUntil({ at }: { at: string | null }) {
  const { t, language } = useWords('pay')
  const dayOf = useDayOf()
  if (!at) return null
  const time = timeText(at, language, t)
  return <p className="small muted">{t('payFreeToCancel', { day: dayOf(at), time })}</p>
}
