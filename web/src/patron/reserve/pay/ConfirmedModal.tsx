import { type ReactNode, useEffect } from 'react'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { useWords } from '../../../words/use-words.ts'

/** How long the confirmation is shown, in milliseconds (requirements P9). */
const shownFor = 3_000

type Props = { ticket: ReactNode; open: boolean; onClose: () => void }

/** Shows the visit again once it is Reserved, and closes by itself; the same is on the page behind it. */
export function ConfirmedModal({ ticket, open, onClose }: Props) {
  const { t } = useWords('pay')
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(onClose, shownFor)
    return () => clearTimeout(timer)
  }, [open, onClose])
  return (
    <Modal open={open} onClose={onClose} title={t('payConfirmedTitle')}>
      {ticket}
    </Modal>
  )
}
