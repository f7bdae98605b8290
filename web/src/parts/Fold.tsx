import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: ReactNode
  /** Under the title, in small. */
  hint?: ReactNode
  /** At the end edge: what it adds. */
  end?: ReactNode
  open?: boolean
  children: ReactNode
}

/** A slab that opens to what is inside. What can wait stays closed, and its title says that it is there. */
export const Fold = ({ title, hint, end, open, children }: Props) => (
  <Card>
    <details className={styles.fold} open={open}>
      <summary>
        <span>
          {title}
          {hint ? <small>{hint}</small> : null}
        </span>
        <span className={styles.end}>{end}</span>
        <Icon of={IconChevronDown} />
      </summary>
      {children}
    </details>
  </Card>
)
