import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCrown,
  IconInfoCircle,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export type AlertKind = 'info' | 'success' | 'warning' | 'danger' | 'kallah'

const signs: Record<AlertKind, TablerIcon> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
  kallah: IconCrown,
}

type Props = {
  kind: AlertKind
  icon?: TablerIcon
  title?: ReactNode
  children?: ReactNode
  /** A link or button to go on with. */
  action?: ReactNode
}

/** An alert. Screen readers are interrupted only by errors. */
export const Alert = ({ kind, icon, title, children, action }: Props) => (
  <div
    className={classes(styles.alert, styles[kind])}
    role={kind === 'danger' ? 'alert' : 'status'}
  >
    <span className={styles.niche}>
      <Icon of={icon ?? signs[kind]} />
    </span>
    <div className={styles.words}>
      {title ? <strong>{title} </strong> : null}
      {children}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  </div>
)
