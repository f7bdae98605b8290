import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { LevelForm } from './LevelForm.tsx'
import { Levels } from './Levels.tsx'
import styles from './OnSale.module.css'
import type { Level } from './on-sale.ts'

/** The membership levels. Whose membership ends when is shown in the reports (design, Administration). */
export function MembershipScreen() {
  const { t } = useWords('content')
  const [opened, open] = useState<Level | 'new' | null>(null)
  const { said, say } = useSaid()
  return (
    <OfficePage
      title={t('officeMembership')}
      beside={
        <Button kind="solid" icon={IconPlus} onClick={() => open('new')}>
          {t('levelAdd')}
        </Button>
      }
    >
      <div className={styles.page}>
        <Levels onEdit={open} />
        <p className={styles.report}>
          <Link to="/admin/reports?tab=membership">{t('levelsReport')}</Link>
        </p>
      </div>
      <SaidLine said={said} />
      <TypedModal
        open={opened !== null}
        onClose={() => open(null)}
        title={opened && opened !== 'new' ? <bdi>{opened.level}</bdi> : t('levelAddTitle')}
      >
        <LevelForm
          level={opened === 'new' ? null : opened}
          onSaved={() => {
            open(null)
            say(t('shelfSaved'))
          }}
        />
      </TypedModal>
    </OfficePage>
  )
}
