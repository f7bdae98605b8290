import { useMembershipLabel } from '../../facts/use-membership-label.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { type Bought, BuyMembershipForm } from './BuyMembershipForm.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** Called with the membership she now has. Whatever it changes is loaded anew. */
  onBought: (membership: Bought) => void
}

/**
 * Buys or renews a year: level, frequency, auto-renew, e-mail and card. What was typed, except for the card, is still
 * there when it is opened again on the same page.
 */
export function BuyMembershipModal({ open, onClose, onBought }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={useMembershipLabel()}>
      <BuyMembershipForm onBought={onBought} />
    </Modal>
  )
}
