import steps from '../../look/art/gallery-2-steps.svg'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './TourScreen.module.css'

export function TourScreen() {
  const { t } = useWords('pages')
  return (
    <div className={`wrap ${styles.tour}`}>
      <img src={steps} alt="" width="300" height="400" className={styles.arch} />
      <div className={styles.words}>
        <h1>{t('tourSoon')}</h1>
        <p className="lead muted">{t('tourText')}</p>
        <LinkButton to="/contact">{t('tourContact')}</LinkButton>
      </div>
    </div>
  )
}
