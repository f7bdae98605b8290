import type { FastifyReply } from 'fastify'
import type { Asked } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Parts } from '../parts.ts'
import { reservationById } from '../reservations/store.ts'
import { tellReservation } from '../reservations/view.ts'
import type { ChargeEnd } from './ask-charge.ts'
import { cardRefused } from './card-refused.ts'
import type { PaymentAnswer } from './make-payment.ts'
import { type AttemptRow, type PaymentRow, paymentsOfAttempt } from './store.ts'
import { paymentTold } from './view.ts'

/** How a charge ended, in the answers of makepayment: paid, to be confirmed, still open, or a refusal. */
export async function tellEnd(
  parts: Parts,
  asked: Asked,
  end: ChargeEnd,
  reply: FastifyReply,
): Promise<PaymentAnswer> {
  const unpaid = { success: true as const, paid: false, result: [], errorMessage: null }
  switch (end.state) {
    case 'pending':
      reply.code(202)
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
