import type { VisitSeen } from '../../live/live-event.ts'
import { VisitHour } from '../../night/VisitHour.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './NeedsLine.module.css'

type Props = { those: readonly VisitSeen[]; onVisit: (reservationId: string) => void }

/** Visits by their codes; a tap opens one. */
export function Visits({ those, onVisit }: Props) {
  const { t } = useWords('desk')
  return (
    <ul className={styles.visits}>
      {those.map((visit) => {
        const { reservationId, reservationCode, reservationStatus, balance } = visit
        return (
          <li key={reservationId}>
            <button type="button" onClick={() => onVisit(reservationId)}>
              <span className="num code">{reservationCode}</span>
              <VisitHour visit={visit} />
              {reservationStatus ? <span>{t(`status${reservationStatus}`)}</span> : null}
              {balance && balance > 0 ? <Money amount={balance} /> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
