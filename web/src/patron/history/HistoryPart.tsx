import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './HistoryPart.module.css'

type Props<Row> = {
  title: string
  asked: UseQueryResult<Row[]>
  empty: { icon: TablerIcon; title: string }
  children: (rows: Row[]) => ReactNode
}

/** One of the two lists of the history, under its title; `empty` stands in its place where it has no rows. */
export function HistoryPart<Row>({ title, asked, empty, children }: Props<Row>) {
  const { t } = useWords('history')
  const name = useId()
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <QuietlyLoaded asked={asked} notLoaded={t('historyNotLoaded')}>
        {(rows) => (rows.length === 0 ? <Empty {...empty} /> : children(rows))}
      </QuietlyLoaded>
    </section>
  )
}
