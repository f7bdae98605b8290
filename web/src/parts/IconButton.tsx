import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import { unlessBusy } from './taps/one-tap.ts'

type Props = { icon: TablerIcon; label: string; busy?: boolean } & Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'children' | 'aria-label'
>

/**
 * A button with a well-known icon (menu, close, plus), and its name for screen readers. While busy it keeps its place
 * and the focus, but a tap does nothing.
 */
export const IconButton = ({
  icon,
  label,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={styles.button}
    aria-label={label}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={unlessBusy(busy, onClick)}
  >
    <Icon of={icon} size="1.5em" />
  </button>
)
