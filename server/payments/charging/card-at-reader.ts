import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type CardReaders, errored } from '../../integrations/payments/card-processor.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { within } from '../../within.ts'
import { processorOf } from '../ledger/processor.ts'
import { type AttemptRow, attemptById, changeOpenAttempt } from '../ledger/store.ts'
import { endIntent } from './end-intent.ts'
import { settleCharge } from './settle.ts'

type Asking = {
  attempt: AttemptRow
  reader: string
  paymentIntent: string
  readers: CardReaders
  /** Whether the caller has gone, or the attempt was given up. */
  gone: boolean
}

/**
 * Has a reader ask for the card of an intent that was just made. Whatever the reader can't do, and whoever has gone
 * meanwhile, ends the attempt. Gives the attempt as it was given, not as it then stands.
 */
export async function askReader(
  parts: Parts,
  ctx: SignedInContext,
  { attempt, reader, paymentIntent, readers, gone }: Asking,
): Promise<AttemptRow> {
  const said = gone
    ? 'ended'
    : await readers.collect(reader, paymentIntent).catch((error) => {
        parts.log.warn({ attempt: attempt.id, err: error }, 'a reader could not be asked')
        return 'offline' as const
      })
  if (said === 'asked') {
    const facts = { ...attempt.facts, collecting: true }
    await changeOpenAttempt(parts.db.orm, attempt.id, { facts, lookAt: attempt.expiresAt })
  } else {
    await endIntent(parts, ctx, attempt, { paymentIntent, because: errored(said, said) })
  }
  return attempt
}

/** A call is kept waiting for so long; then the caller asks again. */
const longestHeld: Ms = 20_000
/** The processor is asked at every fourth look. */
const stepsBetween = 4

/**
 * Waits until the outcome of an attempt is known, `until` is aborted, or 20 seconds are over, and gives the attempt as
 * it then stands. It asks no reader for a card; an attempt whose reader no longer asks is ended.
 */
export async function awaitCard(
  parts: Parts,
  moment: Moment,
  attemptId: string,
  until: AbortSignal,
): Promise<AttemptRow> {
  const over = parts.realNow() + longestHeld
  for (let round = 0; ; round++) {
    const attempt = await attemptById(parts.db.orm, attemptId)
    if (!attempt) throw new Error('The attempt is gone.')
    const left = over - parts.realNow()
    if (attempt.state !== 'open' || until.aborted || left <= 0) return attempt
    if (round % stepsBetween === stepsBetween - 1) {
      const looked = look(parts, moment, attempt).catch((error) =>
        parts.log.warn({ attempt: attemptId, err: error }, 'a card at a reader was not looked up'),
      )
      await within(left, looked, until)
    }
    await pause(parts.capacity.cardLookMs, undefined, { signal: until }).catch(() => undefined)
  }
}

/**
 * Asks the reader before the charge: whatever the reader had ended by then, the charge knows. She may have pressed
 * its red key, so that it no longer asks although its minute isn't over.
 */
async function look(parts: Parts, moment: Moment, attempt: AttemptRow): Promise<void> {
  const { id, intentId, expiresAt, facts } = attempt
  if (!intentId && parts.realNow() < expiresAt) return
  const { readers } = processorOf(parts, moment.content, attempt.processor)
  const asks =
    !readers || !intentId || !facts.reader || !facts.collecting
      ? true
      : await readers.isAsking(facts.reader, intentId)
  await settleCharge(parts, moment, attempt)
  if (asks || !intentId) return
  const now = await attemptById(parts.db.orm, id)
  if (now?.state !== 'open') return
  const because = errored('ended', 'the reader asks no more')
  await endIntent(parts, moment, now, { paymentIntent: intentId, because })
}
