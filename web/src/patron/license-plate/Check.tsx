import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDeskPhone } from '../../facts/use-desk-phone.ts'
import { Alert } from '../../parts/Alert.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LicensePlate.module.css'

/** Says that somebody checks her papers first and how long that takes, before she sends them and while they wait. */
export function Check({ kind, children }: { kind: 'info' | 'warning'; children?: ReactNode }) {
  const { t } = useWords('license-plate')
  const desk = useDeskPhone()
  return (
    <Alert
      kind={kind}
      title={t('plateCheck')}
      action={
        <p className={styles.ways}>
          {desk ? <a href={desk.href}>{t('plateCall')}</a> : null}
          <Link to="/contact">{t('plateContact')}</Link>
        </p>
      }
    >
      <p className={styles.check}>
        {children} {t('plateCheckText')} {t('plateSameDay')}
      </p>
    </Alert>
  )
}
