import { centsOf } from '@mikvah/rules/price/money.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { auditCharge } from '../ledger/audit-charge.ts'
import type { Paying, PaymentBody } from '../ledger/payer.ts'
import { attemptByIntent } from '../ledger/store.ts'
import { askCharge, type ChargeEnd } from './ask-charge.ts'

/**
 * Goes on with an attempt whose intent she has confirmed, and gives how its charge stands. It must be hers, for the
 * same visit and amount, else `intent-mismatch`. One that is settled is answered again, and moves nothing.
 */
export async function confirmIntent(
  parts: Parts,
  ctx: RequestContext,
  { owner, visit }: Paying,
  { intent, amt }: Pick<PaymentBody, 'amt'> & { intent: string },
): Promise<ChargeEnd> {
  const { kind } = parts.outside.cards(ctx.content.values)
  const attempt = await attemptByIntent(parts.db.orm, kind, intent)
  const hers =
    attempt?.userId === (owner?.id ?? null) &&
    attempt.reservationId === (visit?.id ?? null) &&
    attempt.cents === centsOf(amt)
  if (!attempt || !hers) throw new Refused('intent-mismatch')
  if (attempt.state !== 'open') return { state: 'closed', attempt }
  await parts.db.inTransaction((tx) => auditCharge(tx, ctx, attempt, {}))
  return askCharge(parts, ctx, attempt, { owner, source: { kind: 'intent', id: intent } })
}
