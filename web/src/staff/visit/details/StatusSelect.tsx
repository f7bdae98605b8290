import type { Reservation } from '@mikvah/contract/contract.ts'
import { deskStatuses, mayBeSetAtDesk } from '@mikvah/rules/visit/desk-actions.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Minutes } from '../../parts/Minutes.tsx'
import styles from './StatusSelect.module.css'

type Status = Reservation['reservationStatus']
type Props = { visit: Reservation; onStatus: (status: Status) => void }

/** The status and how long it lasts; once she has a room, set by hand. */
export function StatusSelect({ visit, onStatus }: Props) {
  const { t } = useWords('desk')
  const { reservationStatus, statusSince, room } = visit
  const isKnown = deskStatuses.some((status) => status === reservationStatus)
  return (
    <div className={styles.status}>
      <label htmlFor="details-status">
        {t('deskStatus')}
        {statusSince ? (
          <>
            {' · '}
            <Minutes since={statusSince} />
          </>
        ) : null}
      </label>
      {mayBeSetAtDesk(reservationStatus, room !== null) ? (
        <select
          id="details-status"
          value={reservationStatus}
          onChange={({ target }) => onStatus(target.value as Status)}
        >
          {isKnown ? null : (
            <option value={reservationStatus}>{t(`status${reservationStatus}`)}</option>
          )}
          {deskStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status${status}`)}
            </option>
          ))}
        </select>
      ) : (
        <StatusTag visit={reservationStatus} />
      )}
    </div>
  )
}
