import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../../parts/IconButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { monthAfter, monthName } from './month.ts'
import styles from './ScheduleScreen.module.css'

/** Buttons for the month before and the month after, with the month's name between them. */
export function MonthNavigator({ month, onGo }: { month: string; onGo: (month: string) => void }) {
  const { t, language } = useWords('office')
  return (
    <nav className={`no-print ${styles.months}`} aria-label={t('scheduleMonths')}>
      <IconButton
        icon={IconChevronLeft}
        flip
        label={t('scheduleBefore')}
        onClick={() => onGo(monthAfter(month, -1))}
      />
      <strong aria-live="polite">{monthName(month, language)}</strong>
      <IconButton
        icon={IconChevronRight}
        flip
        label={t('scheduleAfter')}
        onClick={() => onGo(monthAfter(month, 1))}
      />
    </nav>
  )
}
