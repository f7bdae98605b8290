import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeaveHome } from './use-leave-home.ts'

/**
 * Deletes her account: asks once, says what is lost and what stays, and then signs this device out. While a membership
 * runs, only once she ticks that she gives it up.
 */
export function DeleteAccount({ userId }: { userId: string }) {
  const { t } = useWords('profile')
  const [asking, setAsking] = useState(false)
  const [givesUp, setGivesUp] = useState(false)
  const leaveHome = useLeaveHome()
  // She may have closed the dialog or gone on to another page by then.
  const { mutate, isPending, error, reset } = useTell('eraseUser', { onDone: leaveHome })
  const memberStill = givesUp || (error instanceof CallFailed && error.code === 'membership-runs')
  const open = () => {
    reset()
    setGivesUp(false)
    setAsking(true)
  }
  const erase = () => {
    const body = { confirm: true as const, ...(givesUp ? { confirmMembership: true } : {}) }
    mutate({ params: { id: userId }, body })
  }
  return (
    <>
      <Button kind="quiet" onClick={open}>
        {t('profileDelete')}
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profileDeleteSure')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('profileDeleteKeep')}</Button>
            <Button kind="cancelNow" busy={isPending} onClick={erase}>
              {t('profileDelete')}
            </Button>
          </>
        }
      >
        <p>{t('profileDeleteText')}</p>
        <ErrorAlert failure={error} />
        {memberStill ? (
          <CheckboxRow
            label={t('profileDeleteMembership')}
            checked={givesUp}
            onChange={(event) => setGivesUp(event.target.checked)}
          />
        ) : null}
      </Modal>
    </>
  )
}
