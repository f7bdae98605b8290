import styles from './Stars.module.css'

const three = [1, 2, 3]

/** Three evening stars, of which so many are lit. The words beside them say the same. */
export const Stars = ({ lit = 3 }: { lit?: number }) => (
  <span className={styles.stars} aria-hidden="true">
    {three.map((star) => (
      <i key={star} data-lit={star <= lit || undefined} />
    ))}
  </span>
)
