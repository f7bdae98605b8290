import { useState } from 'react'
import { Issue } from './Issue.tsx'
import { issueName } from './issue-name.ts'
import styles from './NewsletterScreen.module.css'

/** Folded until asked for; only then is the file fetched. */
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
