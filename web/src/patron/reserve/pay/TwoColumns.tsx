import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

/** The visit and what belongs to it; beside it, on a phone below it, what it costs and what to do. */
export const TwoColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.aside}>{aside}</aside>
  </div>
)
