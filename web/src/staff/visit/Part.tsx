import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './Part.module.css'

type Props = { title: string; end?: ReactNode; open?: boolean; children: ReactNode }

/** A section that folds; when folded, its heading says what is in it. */
export const Part = ({ title, end, open, children }: Props) => (
  <details className={styles.part} open={open}>
    <summary>
      <Icon of={IconChevronDown} />
      <h3>{title}</h3>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
)
