import { IconCandle } from '@tabler/icons-react'
import { classes } from '../parts/classes.ts'
import { onRadioKeys, tabStop } from '../parts/fields/radio-keys.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './DayArches.module.css'

export type DayOfArch = {
  /** The date as YYYY-MM-DD. */
  value: string
  weekday: string
  /** The whole date, which a screen reader says. */
  name: string
  hebrewDate: string
  /** A text under the date: that it is Shabbos or Yom Tov, or why the day can't be chosen. */
  note?: string
  candle?: boolean
  disabled?: boolean
}

type Props = {
  label: string
  days: readonly DayOfArch[]
  value: string | null
  onChange: (value: string) => void
  /** Called with a day that can't be chosen; the screen says why. */
  onRefused?: (value: string) => void
}

/** Days to choose from, each an arch; the chosen one fills with water to two thirds. */
export function DayArches({ label, days, value, onChange, onRefused }: Props) {
  const stop = tabStop(days, value)
  return (
    <div role="radiogroup" aria-label={label} className={styles.arcade} onKeyDown={onRadioKeys}>
      <div className={styles.row}>
        {days.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio that is disabled can't be met by a keyboard
          <button
            key={day.value}
            type="button"
            role="radio"
            aria-checked={day.value === value}
            aria-disabled={day.disabled || undefined}
            tabIndex={day.value === stop ? 0 : -1}
            className={classes(styles.arch, day.disabled && styles.shut)}
            onClick={() => (day.disabled ? onRefused?.(day.value) : onChange(day.value))}
          >
            <span className="sr-only">{day.name}, </span>
            <span className={styles.mark}>{day.candle ? <Icon of={IconCandle} /> : null}</span>
            <span aria-hidden className={styles.weekday}>
              {day.weekday}
            </span>
            <span aria-hidden className={classes('num', styles.day)}>
              {Number(day.value.slice(8))}
            </span>
            <span className={styles.hebrew}>{day.hebrewDate}</span>
            <span className={styles.note}>{day.note}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
