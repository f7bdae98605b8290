import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { buyMembership } from '@mikvah/contract/users.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { membershipTold } from '../memberships/view.ts'
import type { ChargeEnd } from '../payments/charging/ask-charge.ts'
import { tellEnd } from '../payments/charging/tell-end.ts'
import { type PaymentRow, paymentsOfAttempt } from '../payments/ledger/store.ts'
import { paymentTold } from '../payments/ledger/view.ts'
import { accountById } from '../people/accounts.ts'

export type PurchaseAnswer = ResultOf<typeof buyMembership>

/** How a purchase ended: given, to be confirmed with her bank, still open, or a refusal. */
export const tellPurchase = (
  parts: Parts,
  asked: AskedBySomeone,
  userId: string,
  end: ChargeEnd,
): Promise<PurchaseAnswer> =>
  tellEnd(asked, end, null, async ({ id }) =>
    tellGiven(parts, asked, userId, await paymentsOfAttempt(parts.db.orm, id)),
  )

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
