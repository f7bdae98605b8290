import styles from './StateDot.module.css'

type Props = {
  state: 'well' | 'hand' | 'silent' | 'unknown'
  /** The name of the state, for screen readers, where no text beside the dot says it. */
  name?: string
}

/**
 * The state of a device as a shape: a full disc works, a thick ring needs somebody's hand, a square is silent, a thin
 * ring is unknown.
 */
export const StateDot = ({ state, name }: Props) => (
  <i
    className={styles.dot}
    data-state={state}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  />
)
