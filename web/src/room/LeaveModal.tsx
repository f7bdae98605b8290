import { Button } from '../parts/Button.tsx'
import { Modal } from '../parts/dialogs/Modal.tsx'
import { useWords } from '../words/use-words.ts'

type Props = { open: boolean; onClose: () => void; onLeave: () => void }

/** Asks once before she leaves, so that a touch by a wet hand doesn't end the visit. */
export function LeaveModal({ open, onClose, onLeave }: Props) {
  const { t } = useWords('room')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('roomLeaveAsk')}
      actions={
        <>
          <Button onClick={onClose}>{t('roomStay')}</Button>
          <Button kind="solid" onClick={onLeave}>
            {t('roomLeaveNow')}
          </Button>
        </>
      }
    >
      <p>{t('roomLeaveText')}</p>
    </Modal>
  )
}
