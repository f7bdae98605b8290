import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { AuditRows } from './AuditRows.tsx'
import styles from './AuditScreen.module.css'
import { ChainCheck } from './ChainCheck.tsx'
import { Narrow } from './Narrow.tsx'
import { everything, type Wanted } from './wanted.ts'

/**
 * What the staff looked at and did (design, Administration): the log can be searched and filtered, and its hash chain
 * checked.
 */
export function AuditScreen() {
  const { t } = useWords('office')
  const [wanted, want] = useState<Wanted>(everything)
  return (
    <OfficePage title={t('officeAudit')}>
      <div className={styles.page}>
        <p className="muted">{t('auditLead')}</p>
        <Narrow wanted={wanted} onWant={want} />
        <ChainCheck />
        <AuditRows wanted={wanted} />
      </div>
    </OfficePage>
  )
}
