import type { ReactNode } from 'react'
import styles from './Reports.module.css'

/**
 * One number of a report. A number reads from left to right in both languages; with `inWords` its words follow the
 * page's direction.
 */
export type Figure = { name: string; value: ReactNode; inWords?: true; beside?: ReactNode }

/** The few numbers that a board of directors asks for first. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value, inWords, beside }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <span className={inWords ? undefined : 'num'}>{value}</span>
          {beside ? <small>{beside}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
)
