import { minutes } from '@mikvah/rules/time/ms.ts'
import type { IntentRequest, IntentResult } from '../../integrations/payments/card-processor.ts'
import type { Account } from '../../people/accounts.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { cardRefused } from '../cards/card-refused.ts'
import { rememberCustomer } from '../cards/remember-customer.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, changeOpenAttempt } from '../ledger/store.ts'
import { requestOf } from './ask-charge.ts'
import { closeCharge } from './close-charge.ts'

/**
 * Makes the intent of an open attempt, for a wallet or a card reader; a repeat gives the same intent. Where none could
 * be made, closes the attempt and refuses.
 */
export async function makeIntent(
  parts: Parts,
  ctx: RequestContext,
  { attempt, owner }: { attempt: AttemptRow; owner: Account | null },
  where: Pick<IntentRequest, 'terminal'>,
): Promise<{ paymentIntent: string; clientSecret: string }> {
  const processor = processorOf(parts, ctx.content, attempt.processor)
  if (!processor.createIntent) throw new Refused('not-found')
  const made = await processor
    .createIntent({ ...requestOf(ctx, attempt, owner), ...where })
    .catch((error): IntentResult => {
      parts.log.error({ err: error }, 'making an intent failed')
      return { status: 'unknown', message: 'failed' }
    })
  if (made.status !== 'created') return refuse(parts, ctx, attempt, made)
  const { paymentIntent, clientSecret, customerRef } = made
  await changeOpenAttempt(parts.db.orm, attempt.id, {
    intentId: paymentIntent,
    lookAt: parts.realNow() + minutes(1),
  })
  await parts.db.inTransaction((tx) =>
    rememberCustomer(tx, ctx, {
      userId: attempt.userId,
      customerRef,
      processor: attempt.processor,
    }),
  )
  return { paymentIntent, clientSecret }
}

async function refuse(
  parts: Parts,
  ctx: RequestContext,
  { id }: AttemptRow,
  made: Exclude<IntentResult, { status: 'created' }>,
): Promise<never> {
  // If making the intent wasn't answered, nobody has its secret, and it can't be paid.
  const outcome =
    made.status === 'unknown'
      ? { status: 'error' as const, type: 'api_error' as const, code: 'no_answer', message: '' }
      : made
  await closeCharge(parts, id, outcome)
  if (made.status === 'declined') throw cardRefused(ctx, made)
  throw new Refused('processor-error', { extra: { paid: false } })
}
