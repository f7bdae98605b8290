import type { Reservation } from '@mikvah/contract/contract.ts'
import { VisitWhen } from '../../night/VisitHour.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { HeldUntil } from '../facts/Held.tsx'
import { useNight } from '../facts/use-night.ts'
import styles from './ReservationScreen.module.css'

/**
 * Shows the reservations she has already before another one is made, and leads to the check-in of one that is reserved
 * for tonight; nothing where she has none.
 */
export function HasAnother({ visits }: { visits: readonly Reservation[] }) {
  const { t } = useWords('desk-reservation')
  const night = useNight()
  if (visits.length === 0) return null
  const tonight = visits.find(
    ({ reservationDate, reservationStatus }) =>
      reservationDate === night?.date && reservationStatus === 'Reserved',
  )
  return (
    <Alert
      kind="warning"
      title={t('bookHasAnother')}
      action={
        tonight ? (
          <LinkButton to={`/receptionist/checkin/${tonight.reservationId}`}>
            {t('bookToCheckIn')}
          </LinkButton>
        ) : null
      }
    >
      <ul className={styles.ahead}>
        {visits.map((visit) => (
          <li key={visit.reservationId}>
            <VisitWhen visit={visit} /> · <b className="num">{visit.reservationCode}</b>{' '}
            <HeldUntil visit={visit} />
          </li>
        ))}
      </ul>
      {t('bookLeavesIt')}
    </Alert>
  )
}
