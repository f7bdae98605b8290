import { Link } from 'react-router'
import { Alert } from '../../parts/Alert.tsx'
import { When } from '../../parts/times/When.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LeftOut.module.css'

type Visit = { reservationId: string; reservationCode: string; reservationTime: string }

/** The reservations that a change would leave outside the hours or without a place; none is canceled by it. */
export function LeftOut({ visits }: { visits: readonly Visit[] }) {
  const { t } = useWords('office')
  if (visits.length === 0) return null
  return (
    <Alert kind="warning" title={t('previewOutside', { count: visits.length })}>
      {t('previewOutsideKept')}
      <ul className={styles.outside}>
        {visits.map(({ reservationId, reservationCode, reservationTime }) => (
          <li key={reservationId}>
            <When at={reservationTime} /> ·{' '}
            <Link to={`/receptionist/reservation/${reservationId}`} target="_blank">
              {t('previewCode', { code: reservationCode })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
