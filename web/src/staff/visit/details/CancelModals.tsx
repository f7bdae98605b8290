import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { open: boolean; onClose: () => void; busy: boolean; onConfirm: () => void }

export function CancelModal({ open, onClose, busy, onConfirm }: Props) {
  const { t } = useWords('desk')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('deskCancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('deskLetBe')}</Button>
          <Button kind="cancelNow" busy={busy} onClick={onConfirm}>
            {t('deskCancel')}
          </Button>
        </>
      }
    >
      <Prompt />
    </Modal>
  )
}

/** The facility's own words for it, the same that a patron reads. */
function Prompt() {
  const { t } = useWords('pay')
  return <p>{t('reservePaymentCancelReservationPrompt')}</p>
}

export function CancelCheckInModal({ open, onClose, busy, onConfirm }: Props) {
  const { t } = useWords('desk')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('deskCancelCheckIn')}
      actions={
        <>
          <Button onClick={onClose}>{t('deskLetBe')}</Button>
          <Button kind="cancelNow" busy={busy} onClick={onConfirm}>
            {t('deskCancelCheckIn')}
          </Button>
        </>
      }
    >
      <p>{t('CancelCheckinPrompt')}</p>
    </Modal>
  )
}
