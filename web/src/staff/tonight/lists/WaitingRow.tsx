import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { classes } from '../../../parts/classes.ts'
import { Tag } from '../../../parts/Tag.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ForecastLine } from '../../facts/ForecastLine.tsx'
import { useIsPast } from '../../facts/use-is-over.ts'
import { equipmentSigns, firstVisit } from '../../facts/visit-signs.ts'
import { DragHandle } from '../../parts/DragHandle.tsx'
import { Minutes, MinutesText } from '../../parts/Minutes.tsx'
import { Sign } from '../../parts/Sign.tsx'
import { useDraggable } from '../../parts/use-draggable.ts'
import { lateMinutes } from '../order.ts'
import styles from './Row.module.css'
import type { RowProps } from './row-props.ts'
import { walked, walkRow } from './walk-row.ts'

/**
 * A patron who waits: the code she will be called by, how long she has waited, and what the desk has to know. She is
 * dragged onto a room from here.
 */
export const WaitingRow = memo(function WaitingRow(props: RowProps) {
  const { visit, dim, lateAfter, forecast, onOpen } = props
  const { t } = useWords('desk')
  const { dragProps, dragButtonProps, isDragging } = useDraggable(visit, visit.reservationId)
  const late = lateMinutes(visit)
  const isOver = useIsPast(visit.timeArrived, lateAfter)
  const { reservationId, reservationCode = '', waitingCode, timeArrived, reservationTime } = visit
  return (
    <li
      {...(dragProps as object)}
      onKeyDown={walkRow}
      className={`${styles.row} ${styles.tall}`}
      data-dim={dim || undefined}
      data-carried={isDragging || undefined}
    >
      <DragHandle
        inRow
        drag={dragButtonProps}
        label={t('deskCarry', { code: waitingCode ?? reservationCode })}
      />
      <button
        {...walked}
        type="button"
        className={styles.open}
        onClick={() => onOpen(reservationId)}
      >
        <span className={`num ${styles.waitingCode}`}>{waitingCode ?? '–'}</span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={`num code ${styles.code}`}>{reservationCode}</span>
            <span className={styles.signs}>
              {equipmentSigns(visit).map((sign) => (
                <Sign key={sign.word} {...sign} />
              ))}
              {visit.firstTime && late !== null ? <Sign {...firstVisit} /> : null}
            </span>
            {late === null ? (
              visit.firstTime ? (
                <Tag kind="new">{t('deskFirstVisit')}</Tag>
              ) : null
            ) : (
              <Tag kind="late" icon={IconAlertTriangle}>
                <span className="sr-only">{t('deskLate')} </span>
                <MinutesText minutes={late} />
              </Tag>
            )}
          </span>
          <span className={styles.foreseen}>
            {forecast ? (
              <ForecastLine {...forecast} />
            ) : reservationTime ? (
              <>
                {t('deskReservedAt')} <Time at={reservationTime} />
              </>
            ) : null}
          </span>
        </span>
        {timeArrived ? (
          <span className={classes(styles.minutes, isOver && styles.late)}>
            <Minutes since={timeArrived} />
          </span>
        ) : null}
      </button>
    </li>
  )
})
