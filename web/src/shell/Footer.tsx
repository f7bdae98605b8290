import { Link } from 'react-router'
import { serverNow } from '../talk/clock.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Footer.module.css'

const links = [
  { label: 'drawerHours', to: '/hours' },
  { label: 'drawerKeylim', to: '/keylim-mikvah' },
  { label: 'drawerContact', to: '/contact' },
  { label: 'drawerTerms', to: '/terms' },
] as const

export function Footer() {
  const { t } = useWords()
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.line}>
          <nav className={styles.links} aria-label={t('footerNavigation')}>
            {links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {t(label)}
              </Link>
            ))}
          </nav>
          <span>
            © <span className="num">{new Date(serverNow()).getFullYear()}</span> ·{' '}
            <span className="num">{__VERSION__}</span>
          </span>
        </div>
      </div>
    </footer>
  )
}
