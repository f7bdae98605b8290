import { Stars } from '../../night/Stars.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './HoursScreen.module.css'

/** The title, and what the stars beside an hour mean. It is part of the prerendered page. */
export function HoursHead() {
  const { t } = useWords('hours')
  return (
    <div className={styles.head}>
      <h1>{t('hoursTitle')}</h1>
      <p className={`muted ${styles.key}`}>
        <Stars /> {t('hoursZman')}
      </p>
    </div>
  )
}
