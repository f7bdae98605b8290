import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { DeskPage } from './DeskPage.tsx'
import styles from './Rows.module.css'

type Props<Row> = {
  title: string
  /** Undefined until the rows are loaded. */
  rows: readonly Row[] | undefined
  asked: { error: Error | null; refetch: () => unknown }
  /** What is shown where there are no rows. */
  none: { icon: Icon; title: string }
  children: (row: Row) => ReactNode
}

/** A page of the desk that is one list of rows: loading, not loaded, empty, or the rows. */
export function RowsPage<Row>({
  title,
  rows,
  asked: { error, refetch },
  none,
  children,
}: Props<Row>) {
  return (
    <DeskPage title={title}>
      <ErrorAlert failure={rows ? null : error} onTryAgain={() => refetch()} />
      {rows || error ? null : <Skeleton lines={5} />}
      {rows?.length === 0 ? <Empty {...none} /> : null}
      <ul className={styles.rows}>{rows?.map(children)}</ul>
    </DeskPage>
  )
}
