import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './SaidLine.module.css'

/** What was just done, in words; it goes by itself. */
export const SaidLine = ({ said }: { said: string | null }) => (
  <div role="status" className={styles.place}>
    {said ? (
      <p className={styles.said}>
        <Icon of={IconCheck} />
        {said}
      </p>
    ) : null}
  </div>
)
