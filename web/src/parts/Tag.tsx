import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Tag.module.css'

type Props = { kind?: 'plain' | 'new' | 'late' | 'kallah'; icon?: TablerIcon; children: ReactNode }

/** A small tag with a word: tonight, member, first visit. */
export const Tag = ({ kind = 'plain', icon, children }: Props) => (
  <span className={classes(styles.tag, styles[kind])}>
    {icon ? <Icon of={icon} size="1.15em" /> : null}
    {children}
  </span>
)
