import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './SaidLine.module.css'

type Props = {
  said: string | null
  /** The way back from it, which is there longer than the words. */
  children?: ReactNode
}

/** What was just done, in words; it goes by itself. */
export const SaidLine = ({ said, children }: Props) => (
  <div className={styles.place}>
    <div role="status">
      {said ? (
        <p className={styles.said}>
          <Icon of={IconCheck} />
          {said}
        </p>
      ) : null}
    </div>
    <div className={styles.way}>{children}</div>
  </div>
)
