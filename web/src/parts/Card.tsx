import type { ComponentPropsWithRef } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Props = {
  /** `slab` is cut stone, `well` is sunk into the ground, `water` is what is hers. */
  ground?: 'slab' | 'well' | 'water'
} & Omit<ComponentPropsWithRef<'section'>, 'className'>

export const Card = ({ ground = 'slab', ...rest }: Props) => (
  <section {...rest} className={classes(styles.card, styles[ground])} />
)
