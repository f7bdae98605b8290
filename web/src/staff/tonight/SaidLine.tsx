import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './SaidLine.module.css'

type Props = {
  said: string | null
  /** The button that undoes it, which stays longer than the words. */
  children?: ReactNode
}

/** Says what was just done, beside the button that undoes it; `useSaid` makes the words go after a while. */
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
