import { DeskWays } from './DeskWays.tsx'
import { EmptyLine } from './EmptyLine.tsx'
import styles from './Foot.module.css'
import { Pools } from './Pools.tsx'

/**
 * What is always in view at the bottom: when the building will likely be empty, the pools, and the desk's other
 * pages.
 */
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
