import type { ReactNode } from 'react'
import styles from './PoolFacts.module.css'

/** The facts of a person or a visit, side by side on the blue head of its screen. */
export const PoolFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
)
