import styles from './StateDot.module.css'

type Props = {
  state: 'well' | 'hand' | 'silent' | 'unknown'
  /** What the state is called, where no word stands beside it. */
  name?: string
}

/** A full disc is well, a ring waits for a hand, a square says nothing; of an empty ring nothing is known. */
export const StateDot = ({ state, name }: Props) => (
  <i
    className={styles.dot}
    data-state={state}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  />
)
