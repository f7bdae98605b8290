import { Skeleton } from '../../parts/Skeleton.tsx'
import styles from './BoardSkeleton.module.css'

const tiles = Array.from({ length: 18 }, (_, nth) => nth)

/** Gray shapes in place of the lists and the rooms while they load. */
export const BoardSkeleton = () => (
  <div className={styles.board}>
    <div className={styles.lists}>
      <Skeleton lines={12} />
    </div>
    <div className={styles.map} aria-hidden="true">
      {tiles.map((tile) => (
        <i key={tile} />
      ))}
    </div>
  </div>
)
