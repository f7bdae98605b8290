import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import styles from './PracticeBanner.module.css'

/** Says on every page of a practice facility that nothing here is real. */
export function PracticeBanner() {
  const { t } = useWords()
  return (
    <div role="note" className={`no-print ${styles.banner}`}>
      {t('practiceBanner')} <Link to="/practice">{t('practiceBannerLink')}</Link>
    </div>
  )
}
