import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { Link } from 'react-router'
import { useSettings } from '../facts/use-settings.ts'
import { Mark } from '../parts/Mark.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Brand.module.css'

/** The mark of the product with the facility's name beside it, as a link to `to`. */
export function Brand({ to = '/', replace }: { to?: string; replace?: boolean }) {
  const { t, language } = useWords()
  const settings = useSettings()
  const name = 'mikvahName' in settings ? textIn(settings, 'mikvahName', language) : t('brand')
  return (
    <Link to={to} replace={replace} className={styles.brand}>
      <Mark className={styles.mark} />
      <bdi>{name}</bdi>
    </Link>
  )
}
