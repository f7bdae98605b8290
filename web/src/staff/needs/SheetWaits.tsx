import { dateText } from '@mikvah/rules/time/date-text.ts'
import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import type { NeedProps } from './need-props.ts'
import type { Needs } from './use-needs.ts'

/** Says that a night without screens still has to be entered; the oldest, until all are. */
export function SheetWaits({ those: [first] }: NeedProps<Needs['sheets'][number]>) {
  const { t, language } = useWords('desk')
  if (!first) return null
  return (
    <Link to={`/receptionist/after-shabbos?date=${first.date}`}>
      {t('deskSheetWaits', { night: dateText(first.date, 'fullNight', language) })}
    </Link>
  )
}
