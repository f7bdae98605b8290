import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import styles from './List.module.css'

type Props = {
  name: WordKey
  hint?: WordKey
  /** Said where there is nobody. */
  empty: WordKey
  count: number
  /** Between a tablet and a wide screen only its first are shown. */
  short?: boolean
  kind: 'waiting' | 'upcoming' | 'here' | 'leftover'
  children: ReactNode
}

/** One list of the desk, its count beside its name. */
export function List({ name, hint, empty, count, short, kind, children }: Props) {
  const { t } = useWords('desk')
  const id = `list-${kind}`
  return (
    <section className={styles.list} data-kind={kind} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {t(name)} <span className={`num ${styles.count}`}>{count}</span>
        </h2>
        {hint && count > 0 ? <span className={styles.hint}>{t(hint)}</span> : null}
      </header>
      {count > 0 ? (
        <ul data-short={short || undefined}>{children}</ul>
      ) : (
        <p className={styles.empty}>{t(empty)}</p>
      )}
    </section>
  )
}
