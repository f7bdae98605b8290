import type { Reservation } from '@mikvah/contract/contract.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import { CancelModal } from './CancelModal.tsx'
import { NoteModal } from './NoteModal.tsx'
import { PaymentsModal } from './PaymentsModal.tsx'

export type VisitModal = 'note' | 'payments' | 'cancel'

type Props = {
  visit: Reservation
  facts: VisitFacts
  opened: VisitModal | null
  onClose: () => void
}

/** Three dialogs over a visit, her note, its payments and canceling, loaded with the first tap that opens one. */
export const VisitModals = ({ visit, facts, opened, onClose }: Props) => (
  <>
    <NoteModal visit={visit} open={opened === 'note'} onClose={onClose} />
    <PaymentsModal visit={visit} open={opened === 'payments'} onClose={onClose} />
    <CancelModal visit={visit} facts={facts} open={opened === 'cancel'} onClose={onClose} />
  </>
)
