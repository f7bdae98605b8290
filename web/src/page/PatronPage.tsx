import type { ReactNode } from 'react'
import { classes } from '../parts/classes.ts'
import { useArrival } from '../parts/read-first.ts'
import styles from './PatronPage.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Uses the whole width: tables, two columns. Otherwise one column that reads well. */
  wide?: boolean
  /** On a wide screen its name stands beside what it is about: one form, and nothing else. */
  beside?: boolean
  /** Which of its views the page shows: thanks stand where the form was, and are arrived at. */
  view?: string
  children: ReactNode
}

/** A quiet page of one subject: its name, a sentence, its sections below each other. */
export function PatronPage({ title, lead, wide, beside, view, children }: Props) {
  useArrival(view, { fromOutside: false })
  return (
    <div className={classes('wrap', styles.page)}>
      <div className={classes(styles.column, wide && styles.wide, beside && styles.beside)}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead ? <p className="lead muted">{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  )
}
