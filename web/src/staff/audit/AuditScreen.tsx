import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { AuditRows } from './AuditRows.tsx'
import styles from './AuditScreen.module.css'
import { ChainState } from './ChainState.tsx'
import { Narrow } from './Narrow.tsx'
import { everything, type Wanted } from './wanted.ts'

/** The log of what was looked at and done, and by whom: it can be searched and filtered, and its hash chain checked. */
export function AuditScreen() {
  const { t } = useWords('office')
  const [wanted, want] = useState<Wanted>(everything)
  // It is checked at a tap and not by itself, because that reads the whole log.
  const chain = useAsk('auditCheck', {}, { enabled: false })
  return (
    <OfficePage
      title={t('officeAudit')}
      beside={
        <Button icon={IconShieldCheck} busy={chain.isFetching} onClick={() => chain.refetch()}>
          {t('auditCheck')}
        </Button>
      }
    >
      <div className={styles.page}>
        <p className="muted">{t('auditLead')}</p>
        <ChainState chain={chain} />
        <Narrow wanted={wanted} onWant={want} />
        <AuditRows wanted={wanted} />
      </div>
    </OfficePage>
  )
}
