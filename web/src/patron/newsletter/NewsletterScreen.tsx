import { IconNews } from '@tabler/icons-react'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { EarlierIssue } from './EarlierIssue.tsx'
import { Issue } from './Issue.tsx'
import styles from './NewsletterScreen.module.css'

export function NewsletterScreen() {
  const { t } = useWords('newsletter')
  const { data, error, refetch } = useAsk('newsletter')
  const [latest, ...earlier] = data ?? []
  return (
    <PatronPage title={t('newsletterTitle')} lead={latest ? t('newsletterLead') : null} wide>
      {latest ? null : <h2 className="sr-only">{t('newsletterLatest')}</h2>}
      {error ? <ErrorAlert failure={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <Skeleton lines={6} />}
      {data && !latest ? (
        <Empty
          icon={IconNews}
          title={t('newsletterNone')}
          action={<LinkButton to="/">{t('backHome')}</LinkButton>}
        >
          {t('newsletterNoneText')}
        </Empty>
      ) : null}
      {latest ? (
        <section className={styles.part}>
          <h2>{t('newsletterLatest')}</h2>
          <Issue path={latest} />
        </section>
      ) : null}
      {earlier.length > 0 ? (
        <section className={styles.part}>
          <h2>{t('newsletterEarlier')}</h2>
          <div>
            {earlier.map((path) => (
              <EarlierIssue key={path} path={path} />
            ))}
          </div>
        </section>
      ) : null}
    </PatronPage>
  )
}
