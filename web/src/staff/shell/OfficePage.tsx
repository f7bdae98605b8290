import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { AskToLeave } from '../parts/unsaved/AskToLeave.tsx'
import { CallsInBar } from './CallsInBar.tsx'
import { LiveMark } from './LiveMark.tsx'
import { OfficeNav } from './OfficeNav.tsx'
import styles from './OfficePage.module.css'

type Props = {
  title: string
  /** What is shown beside the title. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * The frame of the office's pages: links to the others, the title, the calls from rooms, whether the live connection
 * works, and the language.
 */
export function OfficePage({ title, beside, children }: Props) {
  return (
    <div className={styles.office}>
      <AskToLeave />
      <OfficeNav />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 tabIndex={-1} data-first>
            {title}
          </h1>
          {beside}
          <CallsInBar />
          <span className={`no-print ${styles.live}`}>
            <LiveMark />
            <LanguageSwitch className={styles.language} />
          </span>
        </header>
        {children}
      </div>
    </div>
  )
}
