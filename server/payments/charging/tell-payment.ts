import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { makePayment } from '@mikvah/contract/payments.ts'
import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { reservationById } from '../../reservations/store.ts'
import { tellReservation } from '../../reservations/telling/view.ts'
import { cardRefused } from '../cards/card-refused.ts'
import { type AttemptRow, type PaymentRow, paymentsOfAttempt } from '../ledger/store.ts'
import { paymentTold } from '../ledger/view.ts'
import type { ChargeEnd } from './ask-charge.ts'

export type PaymentAnswer = ResultOf<typeof makePayment>

/** How a charge ended, in the answers of makepayment: paid, to be confirmed, still open, or a refusal. */
export async function tellEnd(parts: Parts, asked: Asked, end: ChargeEnd): Promise<PaymentAnswer> {
  const unpaid = { success: true as const, paid: false, result: [], errorMessage: null }
  switch (end.state) {
    case 'pending':
      return { ...unpaid, pending: true }
    case 'action': {
      const { clientSecret, paymentIntent } = end
      return { ...unpaid, requiresAction: true, clientSecret, paymentIntent }
    }
    case 'closed': {
      refuseUnlessApproved(asked, end.attempt)
      const rows = await paymentsOfAttempt(parts.db.orm, end.attempt.id)
      return tellPaid(parts, asked, rows, end.attempt.reservationId)
    }
    default:
      throw new Error(`no such end: ${end satisfies never}`)
  }
}

export function refuseUnlessApproved(asked: Asked, { state, error, facts }: AttemptRow): void {
  if (state === 'approved') return
  if (state === 'declined')
    throw cardRefused(asked, { code: facts.declineCode ?? '', message: error ?? '' })
  throw new Refused('processor-error', { extra: { paid: false } })
}

export async function tellPaid(
  parts: Parts,
  asked: Asked,
  rows: readonly PaymentRow[],
  reservationId: string | null,
): Promise<PaymentAnswer> {
  const { orm } = parts.db
  const { by } = asked
  const visit = reservationId ? await reservationById(orm, reservationId) : null
  return {
    success: true,
    paid: true,
    result: rows.map((row) => paymentTold(row, asked)),
    reservation: visit && by ? await tellReservation(orm, { ...asked, by }, visit) : null,
    errorMessage: null,
  }
}
