import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useCarried } from '../../parts/dragged.ts'
import { useDroppable } from '../../parts/use-droppable.ts'
import styles from './List.module.css'

type Props = {
  name: WordKey
  hint?: string | undefined
  /** The text for an empty list. */
  empty: WordKey
  count: number
  kind: 'arrived' | 'waiting' | 'upcoming' | 'here' | 'leftover'
  /** What dropping a patron on this list does, and which patrons it accepts. */
  onto?: Onto | undefined
  children: ReactNode
}

type Onto = {
  says: WordKey
  takes: (carried: unknown) => boolean
  onDrop: (carried: unknown) => void
}

const takesNobody: Omit<Onto, 'says'> = { takes: () => false, onDrop: () => {} }

/** One list of the desk, with its count beside its name. */
export function List({ name, hint, empty, count, kind, onto, children }: Props) {
  const { t } = useWords('desk')
  const id = `list-${kind}`
  const ref = useRef<HTMLElement>(null)
  const { takes, onDrop } = onto ?? takesNobody
  const isOffered = useCarried(takes)
  const { dropProps, isDropTarget } = useDroppable({ ref, takes, onDrop })
  const place = onto && {
    ...(dropProps as object),
    tabIndex: -1,
    'data-takes': isOffered || undefined,
    'data-over': isDropTarget || undefined,
  }
  return (
    <section {...place} ref={ref} className={styles.list} data-kind={kind} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {t(name)} <span className={`num ${styles.count}`}>{count}</span>
        </h2>
        {onto && isOffered ? (
          <b className={styles.hint}>{t(onto.says)}</b>
        ) : hint && count > 0 ? (
          <span className={styles.hint}>{hint}</span>
        ) : null}
      </header>
      {count > 0 ? <ul>{children}</ul> : <p className={styles.empty}>{t(empty)}</p>}
    </section>
  )
}
