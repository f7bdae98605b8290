import type { Reservation } from '@mikvah/contract/contract.ts'
import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import type { Tender } from '@mikvah/rules/payments/methods.ts'
import type { TipSplit } from '@mikvah/rules/price/tip-split.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../page/use-form.ts'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { noteOf, sumsOf, takingErrorsOf } from './till-form.ts'

type Given = {
  visit: Reservation
  category: PaymentCategory | undefined
  /** Whether no payment may be begun, so that what was typed for one is lost to nobody. */
  isClosed: boolean
  /** Called with the amount that was taken, in dollars. */
  onTaken: (amount: number) => void
}

/** The form of one payment, and `take`, which makes its charge once however often the button is tapped. */
export function useTaking({ visit, category, isClosed, onTaken }: Given) {
  const card = useRef<PaySourceReader>(null)
  const [pending, setPending] = useState(false)
  const wasOpen = useRef(false)
  const { paymentPending } = visit
  // Once the outcome is known, the next payment can begin.
  useEffect(() => {
    if (wasOpen.current && !paymentPending) setPending(false)
    wasOpen.current = paymentPending
  }, [paymentPending])
  const { charge, chargeBy, busy, failure, bankDialog } = useCharge('makePayment', {
    stale: ['reservation', 'paymentsByUser'],
  })
  const form = useForm({
    known: {
      amount: visit.balance > 0 ? visit.balance.toFixed(2) : '',
      ...{ tip: '', tipFor: 'Divide among above' as TipSplit, reference: '' },
    },
    errorsOf: takingErrorsOf(visit.balance),
  })
  useUnsaved(form.isTyped && !isClosed, 'page')
  const sums = sumsOf(form.fields)

  const take = async (method: Tender) => {
    const body = {
      ...sums,
      method,
      userId: visit.userId,
      reservationId: visit.reservationId,
      ...noteOf(category, form.fields.reference),
    }
    const ended =
      method === 'CreditCard'
        ? await charge({
            card: card.current,
            body: ({ paymentInfo, saveCard }) => ({ ...body, paymentInfo, saveCard }),
          })
        : await chargeBy((tell) => tell({ body }))
    if (ended?.end === 'pending') setPending(true)
    if (ended?.end !== 'paid') return
    form.begin({})
    onTaken(sums.amt)
  }

  return {
    ...{ card, form, sums, take, busy, failure, bankDialog },
    /** Whether the outcome of the payment isn't known yet. */
    isOpen: pending || paymentPending,
  }
}

export type TakingAtTill = ReturnType<typeof useTaking>
