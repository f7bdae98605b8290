import type { ReactNode } from 'react'
import styles from './ActionFoot.module.css'

/** The foot of a step, always in sight: what is chosen so far, and its one solid button. */
export const ActionFoot = ({ summary, children }: { summary?: ReactNode; children: ReactNode }) => (
  <div className={`no-print ${styles.foot}`}>
    <div className={styles.line}>
      <div className={styles.summary} aria-live="polite">
        {summary}
      </div>
      {children}
    </div>
  </div>
)
