import type { Reservation } from '@mikvah/contract/contract.ts'
import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCardAtReader } from '../../paying/use-card-at-reader.ts'
import { makeOld } from '../../talk/make-old.ts'
import { useThisDesk } from '../this-desk/chosen.ts'
import { useCardReaders } from '../this-desk/use-card-readers.ts'

type Given = {
  visit: Reservation
  category: PaymentCategory | undefined
  /** How much was taken. */
  onTaken: (amount: number) => void
}

/** The card reader of this desk, and one card at it for what this visit owes. */
export function useDeskReader({ visit, category, onTaken }: Given) {
  const client = useQueryClient()
  const isChosen = useThisDesk().cardReader !== ''
  const { chosen, isPending, error } = useCardReaders({ enabled: isChosen })
  const { stands, take, stop } = useCardAtReader(visit.reservationId)
  const ask = async () => {
    if (!chosen) return
    const ended = await take({ reader: chosen.id, ...(category ? { category } : {}) })
    if (!ended) return
    // However it ended, her payments say more now.
    for (const read of ['reservation', 'paymentsByUser']) makeOld(client, [read])
    if (ended.end === 'approved') onTaken(ended.amount ?? visit.balance)
  }
  return {
    /** The one that was chosen, where there still is one. */
    reader: chosen,
    isLooking: isChosen && isPending,
    error,
    stands,
    ask,
    stop,
  }
}

export type DeskReader = ReturnType<typeof useDeskReader>
