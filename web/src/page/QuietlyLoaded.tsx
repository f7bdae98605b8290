import { type ReactNode, useEffect } from 'react'
import { Button } from '../parts/Button.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './QuietlyLoaded.module.css'
import type { Asked } from './together.ts'

type Props<Data> = {
  asked: Asked<Data>
  /** The line shown where the list couldn't be loaded. */
  notLoaded: string
  children: (data: Data) => ReactNode
}

/** A list whose failure to load is logged and shown as a quiet line, without an alert (requirements P8 and S8). */
export function QuietlyLoaded<Data>({ asked, notLoaded, children }: Props<Data>) {
  const { t } = useWords()
  const { data, error, refetch, isFetching } = asked
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton lines={5} />
  return (
    <p className={styles.quiet}>
      {notLoaded}{' '}
      <Button kind="quiet" size="small" busy={isFetching} onClick={() => refetch()}>
        {t('tryAgain')}
      </Button>
    </p>
  )
}
