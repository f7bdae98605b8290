import { centsOf } from '@mikvah/rules/price/money.ts'
import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { auditCharge } from '../ledger/audit-charge.ts'
import type { Paying, PaymentBody } from '../ledger/payer.ts'
import { attemptByIntent } from '../ledger/store.ts'
import { askCharge, type ChargeEnd } from './ask-charge.ts'

/**
 * Goes on with an attempt whose intent she has confirmed. It must be hers, for the same visit and the same amount;
 * one that is settled already is told again and moves nothing.
 */
export async function confirmIntent(
  parts: Parts,
  asked: Asked,
  { owner, visit }: Paying,
  { intent, amt }: Pick<PaymentBody, 'amt'> & { intent: string },
): Promise<ChargeEnd> {
  const { kind } = parts.outside.cards(asked.content.values)
  const attempt = await attemptByIntent(parts.db.orm, kind, intent)
  const hers =
    attempt?.userId === (owner?.id ?? null) &&
    attempt.reservationId === (visit?.id ?? null) &&
    attempt.cents === centsOf(amt)
  if (!attempt || !hers) throw new Refused('intent-mismatch')
  if (attempt.state !== 'open') return { state: 'closed', attempt }
  await parts.db.inTransaction((tx) => auditCharge(tx, asked, attempt, {}))
  return askCharge(parts, asked, attempt, { owner, source: { kind: 'intent', id: intent } })
}
