import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Ways.module.css'

/** A card of quiet rows with further things one can do. */
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
