import type { ReactNode } from 'react'
import styles from './ActionFoot.module.css'

/** Stays at the foot of a step: what is chosen so far, and the one solid button. */
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
