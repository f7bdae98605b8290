import type { WordKeyWith } from '@mikvah/contract/words/key.ts'
import { use } from 'react'
import { PatronPage } from '../../page/PatronPage.tsx'
import { CallLink } from '../../talk/ways-to-call.ts'
import { useWords } from '../../words/use-words.ts'
import { privacySections, saysToCall, termsSections } from './sections.ts'
import styles from './TermsScreen.module.css'

/** Terms and privacy. Every paragraph is a text that an administrator may rewrite. */
export function TermsScreen() {
  const { t } = useWords('terms')
  return (
    <PatronPage title={t('termsTitle')} lead={t('termsLead')}>
      <Part title={t('termsOfUse')} sections={termsSections} />
      <Part title={t('termsPrivacy')} sections={privacySections} />
      <p className="muted small">{t('termsUpdated')}</p>
    </PatronPage>
  )
}

function Part({ title, sections }: { title: string; sections: readonly WordKeyWith<'Text'>[] }) {
  const { t } = useWords('terms')
  const Call = use(CallLink)
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {sections.map((section) => (
        <div key={section} className={styles.section}>
          <h3>{t(section)}</h3>
          <p>{t(`${section}Text`)}</p>
          {Call && saysToCall.includes(section) ? (
            <p>
              <Call />
            </p>
          ) : null}
        </div>
      ))}
    </section>
  )
}
