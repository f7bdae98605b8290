import { mayBePlaced } from '@mikvah/rules/visit/desk-actions.ts'
import { memo } from 'react'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useIsPast } from '../../facts/use-is-over.ts'
import { DragHandle } from '../../parts/DragHandle.tsx'
import { Minutes } from '../../parts/Minutes.tsx'
import { useDraggable } from '../../parts/use-draggable.ts'
import styles from './Row.module.css'
import type { RowProps } from './row-props.ts'
import { walked, walkRow } from './walk-row.ts'

/**
 * A patron who is in the building: her room, her code, her status and how long she has had it. From here she is dragged
 * to another room or, if she has none yet, to her first one.
 */
export const HereRow = memo(function HereRow({ visit, dim, lateAfter, onOpen }: RowProps) {
  const { t } = useWords('desk')
  const { reservationId, reservationCode = '', reservationStatus, statusSince, room } = visit
  const carry = room
    ? 'deskCarryOver'
    : reservationStatus && mayBePlaced(reservationStatus)
      ? 'deskCarry'
      : null
  const { dragProps, dragButtonProps, isDragging } = useDraggable(
    visit,
    reservationId,
    carry === null,
  )
  const isLate = useIsPast(statusSince, lateAfter)
  return (
    <li
      {...(dragProps as object)}
      onKeyDown={walkRow}
      className={`${styles.row} ${styles.here}`}
      data-dim={dim || undefined}
      data-carried={isDragging || undefined}
    >
      {carry ? (
        <DragHandle inRow drag={dragButtonProps} label={t(carry, { code: reservationCode })} />
      ) : null}
      <button
        {...(carry ? walked : {})}
        type="button"
        className={styles.open}
        onClick={() => onOpen(reservationId)}
      >
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
