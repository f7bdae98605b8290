import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { buyMembership } from '@mikvah/contract/users.ts'
import type { ChargeEnd } from '../../payments/charging/ask-charge.ts'
import { tellEnd } from '../../payments/charging/tell-end.ts'
import { type PaymentRow, paymentsOfAttempt } from '../../payments/ledger/store.ts'
import { paymentView } from '../../payments/ledger/view.ts'
import { accountById } from '../../people/accounts.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { membershipView } from '../view.ts'

export type PurchaseAnswer = ResultOf<typeof buyMembership>

/** The answer to a purchase: given, to be confirmed with her bank, or still open. Refuses one whose charge failed. */
export const readPurchase = (
  parts: Parts,
  ctx: SignedInContext,
  userId: string,
  end: ChargeEnd,
): Promise<PurchaseAnswer> =>
  tellEnd(ctx, end, null, async ({ id }) =>
    tellGiven(parts, ctx, userId, await paymentsOfAttempt(parts.db.orm, id)),
  )

/** The answer once the year is given: her membership, and the ledger rows that paid for it. */
export async function tellGiven(
  parts: Parts,
  ctx: SignedInContext,
  userId: string,
  rows: readonly PaymentRow[],
): Promise<PurchaseAnswer> {
  const account = await accountById(parts.db.orm, userId)
  if (!account) throw new Refused('user-not-found')
  return {
    success: true,
    paid: true,
    result: {
      membership: membershipView(ctx, account),
      payments: rows.map((row) => paymentView(row, ctx)),
    },
    errorMessage: null,
  }
}
