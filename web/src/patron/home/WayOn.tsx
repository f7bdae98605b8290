import { IconChevronRight, IconExternalLink, type Icon as TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './WaysOn.module.css'

type Props = {
  icon: TablerIcon
  title: string
  hint: string
  to: string
  external?: boolean
  end?: ReactNode
}

/** A row that leads somewhere: on this site, or to another in a new tab. */
export function WayOn({ icon, title, hint, to, external, end }: Props) {
  const { t } = useWords()
  const inside = (
    <>
      <Icon of={icon} size="1.5em" />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      {end}
      <Icon of={external ? IconExternalLink : IconChevronRight} />
    </>
  )
  return (
    <li>
      {external ? (
        <a href={to} target="_blank" rel="noreferrer" className={styles.way}>
          {inside}
          <span className="sr-only">({t('opensInNewTab')})</span>
        </a>
      ) : (
        <Link to={to} className={styles.way}>
          {inside}
        </Link>
      )}
    </li>
  )
}
