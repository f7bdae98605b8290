import type { Reservation } from '@mikvah/contract/contract.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconCalendarPlus, IconMapPin, IconPhone, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useDeskPhone } from '../../../facts/use-desk-phone.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { Alert } from '../../../parts/Alert.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { oneTap } from '../../../parts/taps/one-tap.ts'
import { directionsTo } from '../../../parts/ways-out.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Arrival.module.css'
import { canShare, sharedOf, shareVisit } from './share-visit.ts'

/**
 * What she needs once a visit is booked: a calendar entry, directions, someone to call, and sharing it; each only where
 * it can be had.
 */
export function Arrival({ visit }: { visit: Reservation }) {
  const { t, language } = useWords('pay')
  const [failed, setFailed] = useState(false)
  const { data, isLoading } = useAsk(
    'locations',
    { query: { activeonly: 'true' } },
    { staleTime: 3_600_000 },
  )
  const place = data?.find(({ alternate }) => alternate === visit.alternateLocation)
  const address = place?.address
  const desk = useDeskPhone()
  const keep = async () => {
    const { downloadAppointment } = await import('./download-appointment.ts')
    downloadAppointment(visit, t('payCalendarTitle'))
  }
  const share = async () => {
    setFailed(false)
    const where = place ? nameIn(language, place.address, place.addressHe) : ''
    setFailed((await shareVisit(sharedOf(visit, where, language, t))) === 'failed')
  }
  return (
    <div className={`no-print ${styles.arrival}`}>
      {isHourToCome(visit) ? null : (
        <button type="button" className={styles.way} onClick={oneTap(keep)}>
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
      ) : isLoading ? (
        <span className={`${styles.way} ${styles.comes}`} aria-hidden>
          <Icon of={IconMapPin} size="1.5em" />
          {t('payDirections')}
        </span>
      ) : null}
      {desk ? (
        <a className={styles.way} href={desk.href}>
          <Icon of={IconPhone} size="1.5em" />
          {t('payCall')}
        </a>
      ) : null}
      {canShare() && !isHourToCome(visit) ? (
        <button type="button" className={styles.way} disabled={isLoading} onClick={oneTap(share)}>
          <Icon of={IconShare} size="1.5em" />
          {t('payShare')}
        </button>
      ) : null}
      {failed ? (
        <div className={styles.failed}>
          <Alert kind="danger">{t('payShareFailed')}</Alert>
        </div>
      ) : null}
    </div>
  )
}
