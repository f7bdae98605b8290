import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { oneTap } from './taps/one-tap.ts'
import styles from './Ways.module.css'

/** A card of quiet rows with further things one can do. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={`no-print ${styles.ways}`}>{children}</div>
)

type RowProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> & {
  /** What is said of the row under it, such as why it can't be taken. */
  under?: ReactNode
}

/** One row of a `Ways` card: a button with an arrow, and `under` it what is said of it. */
export const WayRow = ({ children, under, onClick, ...rest }: RowProps) => (
  <div className={styles.row}>
    <button {...rest} type="button" className={styles.way} onClick={oneTap(onClick)}>
      <span>{children}</span>
      <Icon of={IconChevronRight} />
    </button>
    {under ? <div className={`small ${styles.under}`}>{under}</div> : null}
  </div>
)
