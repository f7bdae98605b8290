import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { lists } from './lists.ts'
import styles from './MoveIn.module.css'
import { MoveOut } from './MoveOut.tsx'
import { TakeOver } from './TakeOver.tsx'

/** Takes over the lists of an older book, and gives all that there is to whoever leaves. */
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
