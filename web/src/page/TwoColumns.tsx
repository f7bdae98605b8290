import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

type Props = {
  aside: ReactNode
  /** Content that can wait: on a phone it comes after the aside. */
  below?: ReactNode
  children: ReactNode
}

/**
 * Two columns: the content, and beside it, on a phone below it, the `aside`, such as what a visit costs and what to do.
 */
export const TwoColumns = ({ aside, below, children }: Props) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <div className={styles.aside}>{aside}</div>
    {below ? <div className={`no-print ${styles.below}`}>{below}</div> : null}
  </div>
)
