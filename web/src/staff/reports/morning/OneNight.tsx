import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { Button } from '../../../parts/Button.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { weekdayText } from '../../../parts/times/evening-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { EarlierLater } from '../../parts/EarlierLater.tsx'
import { areAskable } from '../period.ts'
import styles from '../Reports.module.css'

type Props = { night: string; today: string; onNight: (night: string) => void }

/** Chooses last night or another one, by its date or one night at a time. */
export function OneNight({ night, today, onNight }: Props) {
  const { t, language } = useWords('morning')
  const last = plusDays(today, -1)
  const askable = areAskable({ from: night, to: night })
  return (
    <>
      <div className={`no-print ${styles.period}`}>
        <div className={styles.day}>
          <Field
            type="date"
            label={t('morningNight')}
            value={night}
            onChange={({ target }) => onNight(target.value)}
          />
        </div>
        {askable ? (
          <span className={styles.steps}>
            <EarlierLater
              earlier={t('morningEarlier')}
              later={t('morningLater')}
              onGo={(by) => onNight(plusDays(night, by))}
            />
          </span>
        ) : null}
        {night === last ? null : <Button onClick={() => onNight(last)}>{t('morningLast')}</Button>}
      </div>
      {askable ? (
        <p aria-live="polite">
          {weekdayText(night, language, t)}, {dateText(night, 'withYear', language)}
        </p>
      ) : null}
    </>
  )
}
