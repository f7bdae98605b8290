import type { FastifyReply } from 'fastify'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Parts } from '../parts.ts'
import type { ChargeEnd } from '../payments/ask-charge.ts'
import { type PaymentRow, paymentsOfAttempt } from '../payments/store.ts'
import { refuseUnlessApproved } from '../payments/tell-payment.ts'
import { paymentTold } from '../payments/view.ts'
import { accountById } from '../sign-in/store.ts'
import type { PurchaseAnswer } from './buy-membership.ts'
import { membershipTold } from './view.ts'

/** How a purchase ended: given, to be confirmed with her bank, still open, or a refusal. */
export async function tellPurchase(
  parts: Parts,
  asked: AskedBySomeone,
  userId: string,
  end: ChargeEnd,
  reply: FastifyReply,
): Promise<PurchaseAnswer> {
  const unpaid = { success: true as const, paid: false, result: null, errorMessage: null }
  switch (end.state) {
    case 'pending':
      reply.code(202)
      return { ...unpaid, pending: true }
    case 'action': {
      const { clientSecret, paymentIntent } = end
      return { ...unpaid, requiresAction: true, clientSecret, paymentIntent }
    }
    case 'closed':
      refuseUnlessApproved(asked, end.attempt)
      return tellGiven(parts, asked, userId, await paymentsOfAttempt(parts.db.orm, end.attempt.id))
    default:
      throw new Error(`no such end: ${end satisfies never}`)
  }
}

export async function tellGiven(
  parts: Parts,
  asked: AskedBySomeone,
  userId: string,
  rows: readonly PaymentRow[],
): Promise<PurchaseAnswer> {
  const account = await accountById(parts.db.orm, userId)
  if (!account) throw new Refused('user-not-found')
  return {
    success: true,
    paid: true,
    result: {
      membership: membershipTold(asked, account),
      payments: rows.map((row) => paymentTold(row, asked)),
    },
    errorMessage: null,
  }
}
