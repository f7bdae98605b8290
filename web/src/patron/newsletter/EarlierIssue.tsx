import { useState } from 'react'
import { Issue } from './Issue.tsx'
import { issueName } from './issue-name.ts'
import styles from './NewsletterScreen.module.css'

/** An earlier issue, closed at first; its file is loaded when it is opened. */
export function EarlierIssue({ path }: { path: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.earlier} onToggle={() => setOpened(true)}>
      <summary>
        <bdi>{issueName(path)}</bdi>
      </summary>
      {opened ? <Issue path={path} /> : null}
    </details>
  )
}
