import { useWords } from '../../words/use-words.ts'
import { EarlierLater } from '../parts/EarlierLater.tsx'
import { monthAfter, monthName } from './month.ts'
import styles from './ScheduleScreen.module.css'

/** Buttons for the month before and the month after, with the month's name between them. */
export function MonthNavigator({ month, onGo }: { month: string; onGo: (month: string) => void }) {
  const { t, language } = useWords('office')
  return (
    <nav className={`no-print ${styles.months}`} aria-label={t('scheduleMonths')}>
      <EarlierLater
        earlier={t('scheduleBefore')}
        later={t('scheduleAfter')}
        onGo={(by) => onGo(monthAfter(month, by))}
      >
        <strong aria-live="polite">{monthName(month, language)}</strong>
      </EarlierLater>
    </nav>
  )
}
