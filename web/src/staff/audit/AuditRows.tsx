import { businessDayOfText } from '@mikvah/rules/time/business-day.ts'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { dayTextOf } from '../../parts/times/evening-text.ts'
import { call } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditRow } from './AuditRow.tsx'
import styles from './AuditScreen.module.css'
import { queryOf, type Wanted } from './wanted.ts'

/**
 * The entries of the log under the business days by which they are searched, newest first, with a button for more. They
 * are of the whole day, so a Saturday isn't called by its evening.
 */
export function AuditRows({ wanted }: { wanted: Wanted }) {
  const { t, language } = useWords('office')
  const query = queryOf(wanted)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['audit', { pages: query }],
      queryFn: ({ pageParam, signal }) =>
        call('audit', { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    },
  )
  if (!data)
    return error ? (
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
    ) : (
      <Skeleton lines={8} />
    )
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <Empty icon={IconHistory} title={t('auditNone')} />
  const days = Map.groupBy(rows, ({ at }) => businessDayOfText(at))
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h2>{dayTextOf(day, null, language, t)}</h2>
          <ul>
            {ofDay.map((row) => (
              <AuditRow key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      <ErrorAlert failure={error} />
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('auditMore')}
        </Button>
      ) : null}
    </>
  )
}
