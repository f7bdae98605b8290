import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { collectPayment } from '@mikvah/contract/payments.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { type AttemptRow, paymentsOfAttempt } from '../ledger/store.ts'
import { paymentView } from '../ledger/view.ts'

export type CollectAnswer = ResultOf<typeof collectPayment>

/** The answer where nothing was opened, so that nothing can have been charged. */
export const nothingTaken = (state: 'busy' | 'nothing-owed' | 'ended'): CollectAnswer => ({
  ...{ state, pending: false, amount: null, payments: [] },
})

/**
 * What the call answers for an attempt at a reader as it stands: its state, the amount in dollars, and the ledger rows
 * once it is approved.
 */
export async function readCollected(
  { db }: Parts,
  ctx: RequestContext,
  attempt: AttemptRow,
): Promise<CollectAnswer> {
  const state = stateOf(attempt)
  const rows = state === 'approved' ? await paymentsOfAttempt(db.orm, attempt.id) : []
  return {
    state,
    pending: state === 'waiting',
    amount: dollarsOf(attempt.cents),
    payments: rows.map((row) => paymentView(row, ctx)),
  }
}

function stateOf({ state, error }: AttemptRow): CollectAnswer['state'] {
  if (state === 'open') return 'waiting'
  if (state !== 'error') return state
  return error === 'busy' || error === 'offline' ? error : 'ended'
}
