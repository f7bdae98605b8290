import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { VisitSeen } from '../../../live/live-event.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './FoldedList.module.css'

type Props = {
  kind: 'done' | 'canceled'
  name: WordKey
  visits: readonly VisitSeen[]
  /** Says which rows are dimmed by a search; where it matches somebody in the list, the list opens. */
  isDim: ((visit: VisitSeen) => boolean) | null
  /** What is shown above the rows, whether the list is folded or not. */
  news?: ReactNode
  children: (visit: VisitSeen, dim: boolean) => ReactNode
}

/** A list of visits that need nothing more, folded under a heading with their number. An empty list isn't shown. */
export function FoldedList({ kind, name, visits, isDim, news, children }: Props) {
  const { t } = useWords('desk')
  const [unfolded, setUnfolded] = useState(false)
  if (visits.length === 0) return null
  const isOpen = unfolded || (isDim !== null && visits.some((visit) => !isDim(visit)))
  return (
    <section data-kind={kind} aria-labelledby={`list-${kind}`}>
      <h2 id={`list-${kind}`} className={styles.head}>
        <button type="button" aria-expanded={isOpen} onClick={() => setUnfolded(!unfolded)}>
          {t(name)} <span className={`num ${styles.count}`}>{visits.length}</span>
          <Icon of={IconChevronDown} />
        </button>
      </h2>
      {news}
      {isOpen ? <ul>{visits.map((visit) => children(visit, isDim?.(visit) ?? false))}</ul> : null}
    </section>
  )
}
