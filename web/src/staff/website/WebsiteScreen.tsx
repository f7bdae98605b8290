import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { Banner } from './Banner.tsx'
import { Newsletters } from './Newsletters.tsx'
import { PublicHome } from './PublicHome.tsx'
import styles from './Website.module.css'

/**
 * What the office publishes on the website itself: the newsletter, and the picture of the home page, which is shown
 * below.
 */
export function WebsiteScreen() {
  const { t } = useWords('content')
  const { said, say } = useSaid()
  return (
    <OfficePage title={t('officeWebsite')}>
      <p className={`muted ${styles.also}`}>
        {t('websiteAlso')} <Link to="/admin/settings?group=website">{t('websiteToSettings')}</Link>{' '}
        · <Link to="/admin/texts">{t('officeTexts')}</Link> ·{' '}
        <Link to="/">{t('websiteToHome')}</Link>
      </p>
      <div className={styles.page}>
        <Newsletters onSaid={say} />
        <Banner onSaid={say} />
        <PublicHome />
      </div>
      <SaidLine said={said} />
    </OfficePage>
  )
}
