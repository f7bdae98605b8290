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
  /** Called with the amount that was taken, in dollars. */
  onTaken: (amount: number) => void
}

/**
 * The card reader of this desk, null where none is chosen or left. `ask` has it ask for one card for what this visit
 * owes, `stands` is how far that has come, `stop` breaks it off.
 */
export function useDeskReader({ visit, category, onTaken }: Given) {
  const client = useQueryClient()
  const isChosen = useThisDesk().cardReader !== ''
  const { chosen, isPending, error } = useCardReaders({ enabled: isChosen })
  const { stands, take, stop } = useCardAtReader(visit.reservationId)
  const ask = async () => {
    if (!chosen) return
    const ended = await take({ reader: chosen.id, ...(category ? { category } : {}) })
    if (!ended) return
    // However it ended, her payments have changed, so they are fetched again.
    for (const read of ['reservation', 'paymentsByUser']) makeOld(client, [read])
    if (ended.end === 'approved') onTaken(ended.amount ?? visit.balance)
  }
  return {
    /** The chosen reader, if the facility still has it. */
    reader: chosen,
    isLooking: isChosen && isPending,
    error,
    stands,
    ask,
    stop,
  }
}

export type DeskReader = ReturnType<typeof useDeskReader>
