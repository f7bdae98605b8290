import { dateText } from '@mikvah/rules/time/date-text.ts'
import { Time } from '../parts/times/Time.tsx'
import { useWords } from '../words/use-words.ts'
import { isHourToCome } from './hour-to-come.ts'

type Visit = { kallah?: boolean; reservationTime?: string }

/**
 * The hour of a visit by the facility's clock, or that it is still to be set: the hour at which a kallah's visit stands
 * until then is nobody's. Nothing where the hour isn't known here.
 */
export function VisitHour({ visit: { kallah = false, reservationTime } }: { visit: Visit }) {
  const { t } = useWords()
  if (!reservationTime) return null
  if (isHourToCome({ kallah, reservationTime })) return <small>{t('hourToCome')}</small>
  return <Time at={reservationTime} />
}

/** Date and hour of a visit, with the year, which matters for the past. */
export function VisitWhen({ visit }: { visit: Visit }) {
  const { language } = useWords()
  return (
    <span>
      {visit.reservationTime
        ? dateText(visit.reservationTime.slice(0, 10), 'short', language)
        : null}{' '}
      <VisitHour visit={visit} />
    </span>
  )
}
