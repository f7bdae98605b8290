import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { LevelForm } from './LevelForm.tsx'
import { Levels } from './Levels.tsx'
import styles from './OnSale.module.css'
import { OnSalePage } from './OnSalePage.tsx'
import { type Level, namesOfLevel } from './on-sale.ts'

/** The membership levels. Whose membership ends when is shown in the reports. */
export function MembershipScreen() {
  const { t } = useWords('content')
  return (
    <OnSalePage<Level>
      title={t('officeMembership')}
      add={t('levelAdd')}
      addTitle={t('levelAddTitle')}
      namesOf={namesOfLevel}
      list={(edit) => (
        <>
          <Levels onEdit={edit} />
          <p className={styles.report}>
            <Link to="/admin/reports?tab=membership">{t('levelsReport')}</Link>
          </p>
        </>
      )}
      form={(level, onSaved) => <LevelForm level={level} onSaved={onSaved} />}
    />
  )
}
