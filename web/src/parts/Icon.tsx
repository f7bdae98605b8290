import type { Icon as TablerIcon } from '@tabler/icons-react'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

type Props = {
  of: TablerIcon
  /** Points somewhere, so it turns around in Hebrew. */
  flip?: boolean
  size?: string
  className?: string
}

/** Always beside words that say the same, so it is silent. */
export const Icon = ({ of: Sign, flip, size = '1.25em', className }: Props) => (
  <Sign
    aria-hidden
    size={size}
    stroke={1.6}
    className={classes(styles.icon, flip && styles.flip, className)}
  />
)
