import { IconUsers } from '@tabler/icons-react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { leavesOpen } from '../talk/call-failed.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'
import { ViewTitle } from './ViewTitle.tsx'

type Props = { failure: unknown; onAgain: () => void }

/**
 * Sends her to the desk, in the same words whether she is unknown, too early, checked in already or locked out. A call
 * that left open what came of it can be tried again instead.
 */
export function SeeTheDesk({ failure, onAgain }: Props) {
  const { t } = useWords('kiosk')
  const mayTryAgain = leavesOpen(failure)
  return (
    <div className={styles.done} role="status">
      <span className={styles.sign}>
        <Icon of={IconUsers} size="3.5rem" />
      </span>
      <ViewTitle className={styles.desk}>{t(mayTryAgain ? 'kioskFailed' : 'kioskDesk')}</ViewTitle>
      <p className={styles.why}>{t(mayTryAgain ? 'kioskFailedText' : 'kioskDeskText')}</p>
      {mayTryAgain ? (
        <div className={styles.ways}>
          <Button onClick={onAgain}>{t('tryAgain')}</Button>
        </div>
      ) : null}
    </div>
  )
}
