import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { buyMembership } from '@mikvah/contract/users.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { membershipTold } from '../memberships/view.ts'
import type { ChargeEnd } from '../payments/charging/ask-charge.ts'
import { refuseUnlessApproved } from '../payments/charging/tell-payment.ts'
import { type PaymentRow, paymentsOfAttempt } from '../payments/ledger/store.ts'
import { paymentTold } from '../payments/ledger/view.ts'
import { accountById } from '../people/accounts.ts'

export type PurchaseAnswer = ResultOf<typeof buyMembership>

/** How a purchase ended: given, to be confirmed with her bank, still open, or a refusal. */
export async function tellPurchase(
  parts: Parts,
  asked: AskedBySomeone,
  userId: string,
  end: ChargeEnd,
): Promise<PurchaseAnswer> {
  const unpaid = { success: true as const, paid: false, result: null, errorMessage: null }
  switch (end.state) {
    case 'pending':
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
