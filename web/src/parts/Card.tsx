import type { ComponentPropsWithRef } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Props = {
  /** The ground: `slab` for ordinary content, `well` for something sunk into the page, `water` for what is hers. */
  ground?: 'slab' | 'well' | 'water'
} & Omit<ComponentPropsWithRef<'section'>, 'className'>

export const Card = ({ ground = 'slab', ...rest }: Props) => (
  <section {...rest} className={classes(styles.card, styles[ground])} />
)
