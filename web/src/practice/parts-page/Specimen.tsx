import type { ReactNode } from 'react'
import styles from './PartsScreen.module.css'

type Props = { name: string; shape?: 'row' | 'pair'; children: ReactNode }

export const Specimen = ({ name, shape, children }: Props) => (
  <section className={styles.section}>
    <h2>{name}</h2>
    {shape ? <div className={styles[shape]}>{children}</div> : children}
  </section>
)
