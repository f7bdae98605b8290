import type { ReactNode } from 'react'
import { classes } from '../parts/classes.ts'
import { useArrival } from '../parts/read-first.ts'
import styles from './PatronPage.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Whether the page uses the whole width, for tables or two columns, and not one column of readable width. */
  wide?: boolean
  /** Whether the title stands beside the content on a wide screen; for a page with one form and nothing else. */
  beside?: boolean
  /** Which view of the page is shown, as of thanks in place of a form; a new view takes the focus like a new page. */
  view?: string
  children: ReactNode
}

/** A patron's page on one subject: title, lead, and sections below one another. */
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
