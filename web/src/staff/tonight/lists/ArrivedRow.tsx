import { memo } from 'react'
import { VisitHour } from '../../../night/VisitHour.tsx'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { useWords } from '../../../words/use-words.ts'
import { equipmentSigns, extraSigns } from '../../facts/visit-signs.ts'
import { DragHandle } from '../../parts/DragHandle.tsx'
import { Sign } from '../../parts/Sign.tsx'
import { useDraggable } from '../../parts/use-draggable.ts'
import styles from './Row.module.css'
import type { RowProps } from './row-props.ts'
import { walked, walkRow } from './walk-row.ts'

type Props = Pick<RowProps, 'visit' | 'dim' | 'onOpen'>

/**
 * A patron who has come to the desk: her hour, her code, and the one step she waits for. She can be dragged onto a
 * room at once.
 */
export const ArrivedRow = memo(function ArrivedRow({ visit, dim, onOpen }: Props) {
  const { t } = useWords('desk')
  const { reservationId, reservationCode = '' } = visit
  const { dragProps, dragButtonProps, isDragging } = useDraggable(visit, reservationId)
  return (
    <li
      {...(dragProps as object)}
      onKeyDown={walkRow}
      className={`${styles.row} ${styles.carried}`}
      data-dim={dim || undefined}
      data-carried={isDragging || undefined}
    >
      <DragHandle inRow drag={dragButtonProps} label={t('deskCarry', { code: reservationCode })} />
      <button
        {...walked}
        type="button"
        className={styles.open}
        onClick={() => onOpen(reservationId)}
      >
        <span className={styles.time}>
          <VisitHour visit={visit} />
        </span>
        <span className={`num code ${styles.code}`}>{reservationCode}</span>
        <span className={styles.signs}>
          {[...equipmentSigns(visit), ...extraSigns(visit)].map((sign) => (
            <Sign key={sign.word} {...sign} />
          ))}
        </span>
      </button>
      <LinkButton to={`/receptionist/checkin/${reservationId}`} size="small">
        {t('deskCheckIn')}
      </LinkButton>
    </li>
  )
})
