import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Ways.module.css'

/** One slab of quiet rows: what can be done beside the one thing that matters. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={`no-print ${styles.ways}`}>{children}</div>
)

export const WayRow = ({
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) => (
  <button {...rest} type="button" className={styles.way}>
    <span>{children}</span>
    <Icon of={IconChevronRight} flip />
  </button>
)
