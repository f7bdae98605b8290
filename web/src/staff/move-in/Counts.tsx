import { useWords } from '../../words/use-words.ts'
import type { List } from './lists.ts'
import styles from './MoveIn.module.css'
import type { Seen } from './seen.ts'

/** How many lines make a new record, fill in one, leave one as it is, or can't be imported. */
export function Counts({ said, seen }: { said: List['said']; seen: Seen }) {
  const { t } = useWords('move-in')
  const rows = [
    [said.made, seen.made],
    ...('filled' in seen ? ([[said.filled, seen.filled]] as const) : []),
    [said.unchanged, seen.unchanged],
    ['moveInBad', seen.bad.length],
  ] as const
  return (
    <dl className={styles.counts}>
      {rows.map(([word, count]) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
