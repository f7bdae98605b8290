import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconCalendarPlus, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useDeskPhone } from '../../../facts/use-desk-phone.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { directionsTo } from '../../../parts/ways-out.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Arrival.module.css'

/** What she needs from now on: the hour in her calendar, the way there, someone to call. */
export function Arrival({ visit }: { visit: Reservation }) {
  const { t } = useWords('pay')
  const { data } = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  const address = data?.find(({ alternate }) => alternate === visit.alternateLocation)?.address
  const desk = useDeskPhone()
  const keep = async () => {
    const { downloadAppointment } = await import('./download-appointment.ts')
    downloadAppointment(visit, t('payCalendarTitle'))
  }
  return (
    <div className={`no-print ${styles.arrival}`}>
      {isHourToCome(visit) ? null : (
        <button type="button" className={styles.way} onClick={keep}>
          <Icon of={IconCalendarPlus} size="1.5em" />
          {t('payAddToCalendar')}
        </button>
      )}
      {address ? (
        <a className={styles.way} href={directionsTo(address)} target="_blank" rel="noreferrer">
          <Icon of={IconMapPin} size="1.5em" />
          {t('payDirections')}
          <span className="sr-only">({t('opensInNewTab')})</span>
        </a>
      ) : null}
      {desk ? (
        <a className={styles.way} href={desk.href}>
          <Icon of={IconPhone} size="1.5em" />
          {t('payCall')}
        </a>
      ) : null}
    </div>
  )
}
