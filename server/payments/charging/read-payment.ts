import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { makePayment } from '@mikvah/contract/payments.ts'
import { mayTouch } from '../../people/owner.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { reservationById } from '../../reservations/store.ts'
import { readReservation } from '../../reservations/views/view.ts'
import { type PaymentRow, paymentsOfAttempt } from '../ledger/store.ts'
import { paymentView } from '../ledger/view.ts'
import type { ChargeEnd } from './ask-charge.ts'
import { tellEnd } from './tell-end.ts'

export type PaymentAnswer = ResultOf<typeof makePayment>

/** What makepayment answers about a charge: open, to be confirmed with her bank, or paid; refuses one that failed. */
export const readPayment = (
  parts: Parts,
  ctx: RequestContext,
  end: ChargeEnd,
): Promise<PaymentAnswer> =>
  tellEnd(ctx, end, [], async ({ id, reservationId }) =>
    readPaid(parts, ctx, await paymentsOfAttempt(parts.db.orm, id), reservationId),
  )

/** What makepayment answers once money was taken: its ledger rows, and the visit where the caller may see it. */
export async function readPaid(
  parts: Parts,
  ctx: RequestContext,
  rows: readonly PaymentRow[],
  reservationId: string | null,
): Promise<PaymentAnswer> {
  const { orm } = parts.db
  const { by } = ctx
  const visit = reservationId ? await reservationById(orm, reservationId) : null
  return {
    success: true,
    paid: true,
    result: rows.map((row) => paymentView(row, ctx)),
    // A kiosk is only told that it is paid, not whose visit it is.
    reservation:
      visit && by && mayTouch({ by }, visit.userId)
        ? await readReservation(orm, { ...ctx, by }, visit)
        : null,
    errorMessage: null,
  }
}
