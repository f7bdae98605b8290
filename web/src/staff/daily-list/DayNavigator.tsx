import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { type DayName, dayNameOf } from '@mikvah/rules/time/day-name.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './DayNavigator.module.css'

type Props = { day: string; today: string; onGo: (day: string) => void }

const words = {
  yesterday: 'dailyYesterday',
  today: 'dailyToday',
  tomorrow: 'dailyTomorrow',
  motzeiShabbos: 'motzeiShabbos',
} as const satisfies Partial<Record<DayName, string>>

/**
 * Buttons for the night before and the night after, with the name of the night between them: a word such as today, a
 * weekday, or its date.
 */
export function DayNavigator({ day, today, onGo }: Props) {
  const { t, language } = useWords('daily-list')
  const nameOf = (date: string) => {
    const name = dayNameOf(date, today)
    if (name === 'weekday') return dateText(date, 'weekday', language)
    if (name === 'date') return dateText(date, 'dayMonth', language)
    return t(words[name])
  }
  const before = plusDays(day, -1)
  const after = plusDays(day, 1)
  return (
    <nav className={styles.days} aria-label={t('dailyNavigator')}>
      <button type="button" className={styles.way} onClick={() => onGo(before)}>
        <Icon of={IconChevronLeft} />
        {nameOf(before)}
      </button>
      <strong className={styles.day} aria-live="polite">
        {nameOf(day)}
      </strong>
      <button type="button" className={styles.way} onClick={() => onGo(after)}>
        {nameOf(after)}
        <Icon of={IconChevronRight} />
      </button>
    </nav>
  )
}
