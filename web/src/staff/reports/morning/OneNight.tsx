import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../../../parts/Button.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useWords } from '../../../words/use-words.ts'
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
            <IconButton
              icon={IconChevronLeft}
              flip
              label={t('morningEarlier')}
              onClick={() => onNight(plusDays(night, -1))}
            />
            <IconButton
              icon={IconChevronRight}
              flip
              label={t('morningLater')}
              onClick={() => onNight(plusDays(night, 1))}
            />
          </span>
        ) : null}
        {night === last ? null : <Button onClick={() => onNight(last)}>{t('morningLast')}</Button>}
      </div>
      {askable ? (
        <p aria-live="polite">
          {dateText(night, 'weekday', language)}, {dateText(night, 'withYear', language)}
        </p>
      ) : null}
    </>
  )
}
