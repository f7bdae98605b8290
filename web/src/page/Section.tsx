import { type ReactNode, useId } from 'react'
import { Card } from '../parts/Card.tsx'
import styles from './Section.module.css'

type Props = { title: ReactNode; id?: string; end?: ReactNode; children: ReactNode }

/** A section on a card of its own, with its heading. */
export function Section({ title, id, end, children }: Props) {
  const name = useId()
  return (
    <Card aria-labelledby={name} id={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2 id={name}>{title}</h2>
          {end}
        </div>
        {children}
      </div>
    </Card>
  )
}
