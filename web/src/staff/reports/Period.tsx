import { dateText } from '@mikvah/rules/time/date-text.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { useWords } from '../../words/use-words.ts'
import { EarlierLater } from '../parts/EarlierLater.tsx'
import { areAskable, type Days, daysOf, presetOf, presets, shifted } from './period.ts'
import styles from './Reports.module.css'

type Props = {
  days: Days
  today: string
  /** Whether the period is about what ends in it, so that its days lie ahead. */
  ends: boolean
  onDays: (days: Days) => void
}

/** Tonight, a month, a year, five years, or chosen days, with buttons for the period before and the one after. */
export function Period({ days, today, ends, onDays }: Props) {
  const { t, language } = useWords('reports')
  const askable = areAskable(days)
  return (
    <>
      <div className={`no-print ${styles.period}`}>
        <Segmented
          label={t('reportsPeriod')}
          look="chips"
          value={presetOf(days, today, ends)}
          onChange={(preset) => onDays(daysOf(preset, today, ends))}
          options={presets.map((preset) => ({ value: preset, label: t(presetWords[preset]) }))}
        />
        <div className={styles.day}>
          <Field
            type="date"
            label={t(ends ? 'reportsEnding' : 'reportsFrom')}
            value={days.from}
            onChange={({ target }) => onDays({ ...days, from: target.value })}
          />
        </div>
        <div className={styles.day}>
          <Field
            type="date"
            label={t(ends ? 'reportsEndingTo' : 'reportsTo')}
            value={days.to}
            onChange={({ target }) => onDays({ ...days, to: target.value })}
          />
        </div>
        {askable ? (
          <span className={styles.steps}>
            <EarlierLater
              earlier={t('reportsEarlier')}
              later={t('reportsLater')}
              onGo={(by) => onDays(shifted(days, by))}
            />
          </span>
        ) : null}
      </div>
      {askable ? (
        <p aria-live="polite">
          {dateText(days.from, 'withYear', language)}
          {days.to === days.from ? null : ` – ${dateText(days.to, 'withYear', language)}`}
        </p>
      ) : null}
    </>
  )
}

const presetWords = {
  tonight: 'reportsTonight',
  month: 'reportsMonth',
  year: 'reportsYear',
  fiveYears: 'reportsFiveYears',
} as const
