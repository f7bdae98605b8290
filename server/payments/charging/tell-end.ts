import type { RequestContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { cardRefused } from '../cards/card-refused.ts'
import type { AttemptRow } from '../ledger/store.ts'
import type { ChargeEnd } from './ask-charge.ts'

const unpaid = { success: true as const, paid: false, errorMessage: null }

/**
 * The answer to any charge: still open or to be confirmed with her bank, with `nothing` as its result, or what
 * `whenPaid` answers once it is approved. Refuses one that failed: `card-refused` or `processor-error`.
 */
export async function tellEnd<Answer, Nothing>(
  ctx: RequestContext,
  end: ChargeEnd,
  nothing: Nothing,
  whenPaid: (attempt: AttemptRow) => Promise<Answer>,
) {
  switch (end.state) {
    case 'pending':
      return { ...unpaid, result: nothing, pending: true }
    case 'action': {
      const { clientSecret, paymentIntent } = end
      return { ...unpaid, result: nothing, requiresAction: true, clientSecret, paymentIntent }
    }
    case 'closed':
      refuseUnlessApproved(ctx, end.attempt)
      return whenPaid(end.attempt)
    default:
      throw new Error(`no such end: ${end satisfies never}`)
  }
}

/** Only an administrator can mend the keys and the account, so only she is told what the processor said. */
const processorSaid = ({ by }: RequestContext, { processorSaid: said }: AttemptRow['facts']) =>
  said && by?.roles.includes('Admin') ? { processorSaid: said } : {}

function refuseUnlessApproved(ctx: RequestContext, { state, error, facts }: AttemptRow): void {
  if (state === 'approved') return
  const said = processorSaid(ctx, facts)
  if (state === 'declined')
    throw cardRefused(ctx, { code: facts.declineCode ?? '', message: error ?? '' }, said)
  throw new Refused('processor-error', { extra: { paid: false, ...said } })
}
