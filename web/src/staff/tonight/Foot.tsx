import { DeskWays } from './DeskWays.tsx'
import { EmptyLine } from './EmptyLine.tsx'
import styles from './Foot.module.css'
import { Pools } from './Pools.tsx'

/** What is never under the fold: when the house is likely empty, the pools, and the desk's other pages. */
export const Foot = () => (
  <footer className={styles.foot}>
    <div className={styles.empty}>
      <EmptyLine />
    </div>
    <div className={styles.pools}>
      <Pools />
    </div>
    <DeskWays />
  </footer>
)
