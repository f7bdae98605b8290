import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'

type Props = { icon: TablerIcon; label: string; flip?: boolean } & Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'children' | 'aria-label'
>

/** A button with a well-known icon (menu, close, plus), and its name for screen readers. */
export const IconButton = ({ icon, label, flip, type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} aria-label={label}>
    <Icon of={icon} flip={flip} size="1.5em" />
  </button>
)
