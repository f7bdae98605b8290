import type { Contract } from '@mikvah/contract/contract.ts'
import { Modal } from '../../parts/Modal.tsx'
import { useMembershipLabel } from '../../shell/use-membership-label.ts'
import { BuyMembershipForm } from './BuyMembershipForm.tsx'

export type Bought = NonNullable<Contract['buyMembership']['answer']['result']>['membership']

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
