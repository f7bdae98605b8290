import { Icon } from '../parts/Icon.tsx'
import type { Visit } from './room-props.ts'
import styles from './Still.module.css'
import { signOf } from './stage-signs.ts'
import { useSentence } from './use-sentence.ts'

/**
 * Once she has prepared, in the checklist's place: one sentence for the status of her visit, in large quiet letters.
 */
export function Still({ visit }: { visit: Visit }) {
  const sentence = useSentence(visit)
  return (
    <div className={styles.still}>
      <span className={styles.arch}>
        <Icon of={signOf(visit.reservationStatus)} size="56px" />
      </span>
      <p role="status">{sentence}</p>
    </div>
  )
}
