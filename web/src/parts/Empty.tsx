import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  icon: TablerIcon
  title: ReactNode
  /** The heading level; 1 where it is the whole page. */
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
}

/** What is shown where there is nothing: an empty arch, a sentence, and a way to go on. */
export function Empty({ icon, title, level = 2, children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <span className={styles.arch}>
        <Icon of={icon} size="1.4rem" />
      </span>
      <Heading>{title}</Heading>
      {children ? <p className="muted">{children}</p> : null}
      {action}
    </div>
  )
}
