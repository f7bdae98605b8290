import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './Choice.module.css'
import { Tick } from './Tick.tsx'

type Props = {
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  /** What stands at the end of the row, such as a price or a count. */
  end?: ReactNode
  icon?: TablerIcon
  /** Cards stand beside one another, rows below one another. */
  shape?: 'row' | 'card'
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>

/** A radio button or checkbox with its label. All of it can be tapped; the real input inside has the keyboard focus. */
export const Choice = ({ type, label, hint, end, icon, shape = 'row', ...rest }: Props) => (
  <label className={classes(styles.choice, styles[shape])}>
    <Tick {...rest} type={type} />
    {icon ? <Icon of={icon} className={styles.icon} /> : null}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </span>
    {end}
  </label>
)
