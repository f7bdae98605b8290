import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import { Icon } from './Icon.tsx'

type Props = { icon: TablerIcon; title: ReactNode; children?: ReactNode; action?: ReactNode }

/** An empty arch, one sentence, one way on. */
export const Empty = ({ icon, title, children, action }: Props) => (
  <div className={styles.empty}>
    <span className={styles.arch}>
      <Icon of={icon} size="1.4rem" />
    </span>
    <h3>{title}</h3>
    {children ? <p className="muted">{children}</p> : null}
    {action}
  </div>
)
