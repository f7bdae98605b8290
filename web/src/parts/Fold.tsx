import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Card } from './Card.tsx'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  title: ReactNode
  /** Small text under the title. */
  hint?: ReactNode
  /** The price that this adds, at the end of the row. */
  end?: ReactNode
  open?: boolean
  /** Whether the content is loaded only when the fold is first opened. */
  later?: boolean
  children: ReactNode
}

/** A card that opens when its title is tapped; for what can wait. */
export function Fold({ title, hint, end, open = false, later = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  return (
    <Card>
      <details
        className={styles.fold}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open)
          setWasOpen(true)
        }}
      >
        <summary>
          <span>
            {title}
            {hint ? <small>{hint}</small> : null}
          </span>
          <span className={styles.end}>{end}</span>
          <Icon of={IconChevronDown} />
        </summary>
        {later && !wasOpen ? null : (
          <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>
        )}
      </details>
    </Card>
  )
}
