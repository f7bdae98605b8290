import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './HistoryPart.module.css'

type Props<Row> = {
  title: string
  asked: UseQueryResult<Row[]>
  empty: { icon: TablerIcon; title: string }
  children: (rows: Row[]) => ReactNode
}

/** One of the two lists. A failure is logged and leaves a quiet line, no alert (spec, patron 8). */
export function HistoryPart<Row>({ title, asked, empty, children }: Props<Row>) {
  const { t } = useWords('history')
  const name = useId()
  const { data, error, refetch, isFetching } = asked
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {error && !data ? (
        <p className={styles.quiet}>
          {t('historyNotLoaded')}{' '}
          <Button kind="quiet" size="small" busy={isFetching} onClick={() => refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : null}
      {data || error ? null : <Skeleton lines={5} />}
      {data?.length === 0 ? <Empty {...empty} /> : null}
      {data && data.length > 0 ? children(data) : null}
    </section>
  )
}
