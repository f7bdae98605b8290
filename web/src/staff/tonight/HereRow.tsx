import { memo } from 'react'
import { StatusTag } from '../../night/StatusTag.tsx'
import { useWords } from '../../words/use-words.ts'
import { useIsOver } from '../facts/use-is-over.ts'
import { Minutes } from '../parts/Minutes.tsx'
import styles from './Row.module.css'
import type { RowProps } from './row-props.ts'

/** Who is in the house: her room, her code, her status and how long it has lasted. */
export const HereRow = memo(function HereRow({ visit, dim, onOpen }: RowProps) {
  const { t } = useWords('desk')
  const { reservationId, reservationCode, reservationStatus, statusSince, room } = visit
  const isLate = useIsOver(reservationStatus, statusSince)
  return (
    <li className={styles.row} data-dim={dim || undefined}>
      <button type="button" className={styles.open} onClick={() => onOpen(reservationId)}>
        <span className={`num ${styles.room}`}>
          <span className="sr-only">{t('deskRoom')} </span>
          {room?.number ?? '–'}
        </span>
        <span className={`num code ${styles.code}`}>{reservationCode}</span>
        <span className={styles.end}>
          {reservationStatus ? <StatusTag visit={reservationStatus} /> : null}
        </span>
        <span className={isLate ? styles.late : undefined}>
          {statusSince ? <Minutes since={statusSince} /> : null}
        </span>
      </button>
    </li>
  )
})
