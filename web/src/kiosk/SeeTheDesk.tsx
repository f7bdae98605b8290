import { IconUsers } from '@tabler/icons-react'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { leavesOpen } from '../talk/call-failed.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

type Props = { failure: unknown; onAgain: () => void }

/**
 * Sends her to the desk, in the same words whether she is unknown, too early, checked in already or locked out. What
 * failed can be tried again.
 */
export function SeeTheDesk({ failure, onAgain }: Props) {
  const { t } = useWords('kiosk')
  const mayTryAgain = leavesOpen(failure)
  return (
    <div className={styles.done} role="status">
      <Empty
        icon={IconUsers}
        title={t(mayTryAgain ? 'kioskFailed' : 'kioskDesk')}
        action={mayTryAgain ? <Button onClick={onAgain}>{t('tryAgain')}</Button> : null}
      >
        {t(mayTryAgain ? 'kioskFailedText' : 'kioskDeskText')}
      </Empty>
    </div>
  )
}
