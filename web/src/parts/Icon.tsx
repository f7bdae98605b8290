import type { Icon as TablerIcon } from '@tabler/icons-react'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

type Props = {
  of: TablerIcon
  /** Whether the icon points in a direction, so that it is mirrored in Hebrew. */
  flip?: boolean
  size?: string
  className?: string
}

/** An icon. Words beside it always say the same, so screen readers skip it. */
export const Icon = ({ of: Sign, flip, size = '1.25em', className }: Props) => (
  <Sign
    aria-hidden
    size={size}
    stroke={1.6}
    className={classes(styles.icon, flip && styles.flip, className)}
  />
)
