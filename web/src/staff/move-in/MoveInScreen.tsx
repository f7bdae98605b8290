import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { lists } from './lists.ts'
import styles from './MoveIn.module.css'
import { MoveOut } from './MoveOut.tsx'
import { TakeOver } from './TakeOver.tsx'

/** Imports the lists of an older system, and exports everything for a facility that leaves. */
export function MoveInScreen() {
  const { t } = useWords('move-in')
  return (
    <OfficePage title={t('moveInTitle')}>
      <div className={styles.page}>
        {lists.map((list) => (
          <TakeOver key={list.call} list={list} />
        ))}
        <MoveOut />
      </div>
    </OfficePage>
  )
}
