import { type ReactNode, useId } from 'react'
import { Card } from '../parts/Card.tsx'
import styles from './PracticeScreen.module.css'

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode }

/** One section of the practice page with its title. */
export function PracticeCard({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className={styles.stack}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
        {text ? <p className="muted small">{text}</p> : null}
        {children}
      </div>
    </Card>
  )
}
