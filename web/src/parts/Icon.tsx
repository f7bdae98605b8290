import type { Icon as TablerIcon } from '@tabler/icons-react'
import { classes } from './classes.ts'
import styles from './Icon.module.css'

type Props = { of: TablerIcon; size?: string; className?: string }

/** Icons that point along the line of reading, by their names. */
const pointing = /^(Arrow(Left|Right|BackUp)|Chevron(Left|Right)|Door(Enter|Exit)|Login2)$/

/** An icon; one that points is mirrored in Hebrew. Words beside it always say the same, so screen readers skip it. */
export const Icon = ({ of: Sign, size = '1.25em', className }: Props) => (
  <Sign
    aria-hidden
    size={size}
    stroke={1.6}
    className={classes(
      styles.icon,
      pointing.test(Sign.displayName ?? '') && styles.pointing,
      className,
    )}
  />
)
