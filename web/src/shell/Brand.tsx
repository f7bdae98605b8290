import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import styles from './Brand.module.css'
import { Mark } from './Mark.tsx'

/** The mark and, beside it and nowhere else, the name. */
export function Brand({ replace }: { replace?: boolean }) {
  const { t } = useWords()
  return (
    <Link to="/" replace={replace} className={styles.brand}>
      <Mark className={styles.mark} />
      <span lang="en">{t('brand')}</span>
    </Link>
  )
}
