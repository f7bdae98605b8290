import { useMembershipLabel } from '../../facts/use-membership-label.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { type Bought, BuyMembershipForm } from './BuyMembershipForm.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** The membership she has from now on. The reads it makes old are asked again by themselves. */
  onBought: (membership: Bought) => void
}

/** Buys or renews a year: level, frequency, auto-renew, e-mail and card. Every opening begins anew. */
export function BuyMembershipModal({ open, onClose, onBought }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={useMembershipLabel()}>
      <BuyMembershipForm onBought={onBought} />
    </Modal>
  )
}
