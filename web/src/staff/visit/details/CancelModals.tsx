import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { open: boolean; onClose: () => void; busy: boolean; onConfirm: () => void }

export const CancelModal = (props: Props) => (
  <CancelingModal {...props} act="deskCancel">
    <Prompt />
  </CancelingModal>
)

/** The facility's own words for it, the same that a patron reads. */
function Prompt() {
  const { t } = useWords('pay')
  return <p>{t('reservePaymentCancelReservationPrompt')}</p>
}

export function CancelCheckInModal(props: Props) {
  const { t } = useWords('desk')
  return (
    <CancelingModal {...props} act="deskCancelCheckIn">
      <p>{t('CancelCheckinPrompt')}</p>
    </CancelingModal>
  )
}

type Canceling = Props & { act: 'deskCancel' | 'deskCancelCheckIn'; children: ReactNode }

function CancelingModal({ open, onClose, busy, onConfirm, act, children }: Canceling) {
  const { t } = useWords('desk')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(act)}
      actions={
        <>
          <Button onClick={onClose}>{t('deskLetBe')}</Button>
          <Button kind="cancelNow" busy={busy} onClick={onConfirm}>
            {t(act)}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
