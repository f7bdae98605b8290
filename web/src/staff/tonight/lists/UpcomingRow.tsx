import { minutes } from '@mikvah/rules/time/ms.ts'
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Money } from '../../../parts/Money.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { equipmentSigns, extraSigns } from '../../facts/visit-signs.ts'
import { Sign } from '../../parts/Sign.tsx'
import { useTicked } from '../../parts/ticks.ts'
import styles from './Row.module.css'
import type { RowProps } from './row-props.ts'

/** A patron who is expected: her hour, her code, what she needs, and what she owes. */
export const UpcomingRow = memo(function UpcomingRow(props: RowProps) {
  const { visit, dim, lateAfter, onOpen } = props
  const { t } = useWords('desk')
  const { reservationId, reservationCode, reservationTime = '', kallah = false } = visit
  const isToCome = isHourToCome({ kallah, reservationTime })
  const onTimeUntil =
    lateAfter === null || isToCome ? null : Date.parse(reservationTime) + minutes(lateAfter)
  const isLate = useTicked((now) => onTimeUntil !== null && onTimeUntil < now)
  return (
    <li className={styles.row} data-dim={dim || undefined}>
      <button type="button" className={styles.open} onClick={() => onOpen(reservationId)}>
        <span className={`${styles.time} ${isLate ? styles.late : ''}`}>
          {isToCome ? t('hourToCome') : <Time at={reservationTime} />}
          {isLate ? <span className="sr-only"> {t('deskNotHereYet')}</span> : null}
        </span>
        <span className={`num code ${styles.code}`}>{reservationCode}</span>
        <span className={styles.signs}>
          {[...equipmentSigns(visit), ...extraSigns(visit)].map((sign) => (
            <Sign key={sign.word} {...sign} />
          ))}
        </span>
        <span className={styles.end}>
          {visit.balance && visit.balance > 0 ? (
            <span className={styles.due}>
              <span className="sr-only">{t('deskOwed')} </span>
              <Money amount={visit.balance} whole={Number.isInteger(visit.balance)} />
            </span>
          ) : (
            <span className={styles.paid} title={t('deskPaid')}>
              <Icon of={IconCheck} />
              <span className="sr-only">{t('deskPaid')}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  )
})
