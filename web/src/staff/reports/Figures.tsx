import type { ReactNode } from 'react'
import styles from './Reports.module.css'

/**
 * One number of a report. A number reads from left to right in both languages; with `inWords` its words follow the
 * page's direction.
 */
export type Figure = { name: string; value: ReactNode; inWords?: true; beside?: ReactNode }

/** A few numbers at the head of a report, each under its name, with a small text beside those that have one. */
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
