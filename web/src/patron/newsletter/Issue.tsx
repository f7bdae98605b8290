import { IconDownload } from '@tabler/icons-react'
import { buttonClass } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { issueName } from './issue-name.ts'
import styles from './NewsletterScreen.module.css'

/** An issue, and a link to save it, as some phones can't show a PDF inside a page. */
export function Issue({ path }: { path: string }) {
  const { t } = useWords('newsletter')
  const name = issueName(path)
  return (
    <div className={styles.issue}>
      <a href={path} download className={buttonClass({})}>
        <Icon of={IconDownload} />
        <span>
          {t('newsletterDownload')} <bdi className="sr-only">{name}</bdi>
        </span>
      </a>
      <iframe
        src={path}
        title={t('newsletterIssue', { name })}
        className={styles.paper}
        loading="lazy"
      />
    </div>
  )
}
