import { currencyOf } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type {
  CardSource,
  ChargeRequest,
  ChargeResult,
} from '../../integrations/payments/card-processor.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { within } from '../../within.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, beginAsking, changeOpenAttempt } from '../ledger/store.ts'
import { closeCharge } from './close-charge.ts'

const patience: Ms = 15_000
/**
 * When to look a charge up while the patron answers her bank, in case neither a webhook nor her own return tells how
 * it ended.
 */
const whileSheAnswers = minutes(1)

/**
 * How a charge stands after the processor was asked: `closed`, its outcome is in the attempt; `action`, her bank asks
 * her in the browser; `pending`, the outcome isn't known yet.
 */
export type ChargeEnd =
  | { state: 'closed'; attempt: AttemptRow }
  | { state: 'action'; clientSecret: string; paymentIntent: string }
  | { state: 'pending' }

/**
 * Asks the processor to charge, with no transaction open. If it takes longer than fifteen seconds, or than this process
 * has left, the outcome is left to the call, which goes on, to a webhook or to a look-up. A card that was asked for
 * before isn't asked for again: `pending`.
 */
export async function askCharge(
  parts: Parts,
  moment: Moment,
  attempt: AttemptRow,
  { owner, source }: { owner: Account | null; source: CardSource },
): Promise<ChargeEnd> {
  const first = source.kind !== 'intent'
  if (first && !(await beginAsking(parts.db.orm, attempt.id, parts.realNow()))) {
    return { state: 'pending' }
  }
  const processor = processorOf(parts, moment.content, attempt.processor)
  const call = processor
    .charge({
      ...requestOf(moment, attempt, owner),
      source,
      present: attempt.facts.present ?? true,
    })
    .catch((error): ChargeResult => {
      parts.log.error({ err: error }, 'asking the card processor failed')
      return { status: 'unknown', message: 'failed' }
    })
    .then((result) => applyResult(parts, attempt.id, result))
  call.catch((error) => parts.log.error({ err: error }, 'closing a charge failed'))
  const end = (await within(patience, call, parts.hurry)) ?? { state: 'pending' as const }
  return end
}

/** What the processor is asked for an attempt, but for the card; the attempt's id is the idempotency key. */
export const requestOf = (
  { content }: Moment,
  { id, cents, facts, purpose, reservationId }: AttemptRow,
  owner: Account | null,
): Omit<ChargeRequest, 'source' | 'present'> => ({
  paymentId: id,
  amount: cents,
  currency: currencyOf(content.values),
  payer: owner && { userId: owner.id, customerRef: owner.customerRef },
  save: facts.save ?? false,
  description: purpose === 'donation' ? 'Donation' : 'Payment',
  ...(reservationId ? { meta: { reservationId } } : {}),
})

/**
 * Closes the attempt by the processor's answer, or stores what is needed to look it up later; gives how the charge
 * stands.
 */
export async function applyResult(
  parts: Parts,
  attemptId: string,
  result: ChargeResult,
): Promise<ChargeEnd> {
  switch (result.status) {
    case 'approved':
    case 'declined':
    case 'error':
      return { state: 'closed', attempt: await closeCharge(parts, attemptId, result) }
    case 'requires_action': {
      const { clientSecret, paymentIntent } = result
      await lookAgain(parts, attemptId, whileSheAnswers, paymentIntent)
      return { state: 'action', clientSecret, paymentIntent }
    }
    case 'pending':
      await lookAgain(parts, attemptId, whileSheAnswers, result.paymentIntent)
      return { state: 'pending' }
    case 'unknown':
      parts.log.warn({ attempt: attemptId }, 'the card processor gave no clear answer')
      await lookAgain(parts, attemptId, 0)
      return { state: 'pending' }
    default:
      throw new Error(`no such result: ${result satisfies never}`)
  }
}

const lookAgain = (parts: Parts, id: string, after: Ms, intentId?: string) =>
  changeOpenAttempt(parts.db.orm, id, {
    lookAt: parts.realNow() + after,
    ...(intentId ? { intentId } : {}),
  })
