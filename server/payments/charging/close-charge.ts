import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import type { Declined, Errored } from '../../integrations/payments/card-processor.ts'
import { goOnAtKiosk } from '../../kiosk/store.ts'
import { addEvent } from '../../live/add-event.ts'
import type { Moment } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { lockNightsOf } from '../../reservations/lock-nights.ts'
import { type ReservationRow, reservationById } from '../../reservations/store.ts'
import { countRefusedCard } from '../cards/card-limits.ts'
import {
  type AttemptRow,
  addPayments,
  attemptById,
  changeAttempt,
  lockAttempt,
} from '../ledger/store.ts'
import { type ChargeOutcome, chargeClosedBy, failedChargeOf } from './rows-of-outcome.ts'
import { takeMoney } from './take-money.ts'

/**
 * Closes an attempt with the processor's answer, in one transaction with all that follows from it, and gives it.
 * Repeating it changes nothing; only money that did come reopens an attempt that was given up.
 */
export async function closeCharge(
  parts: Parts,
  attemptId: string,
  outcome: ChargeOutcome,
): Promise<AttemptRow> {
  const { db } = parts
  for (let tries = 0; tries < mostTries; tries++) {
    const seen = await attemptById(db.orm, attemptId)
    const visit = seen?.reservationId ? await reservationById(db.orm, seen.reservationId) : null
    const moment = await momentOf(parts)
    const closed = await db.inTransaction((tx) =>
      close(tx, moment, { attemptId, visit, outcome, realNow: parts.realNow() }),
    )
    if (closed) return closed
  }
  throw new Error(`The settings or the visit of charge ${attemptId} moved at each try to close it.`)
}

/** After how many tries a call gives up for now: the caller has to come back, and a job looks the charge up again. */
const mostTries = 10

type Closing = {
  attemptId: string
  visit: ReservationRow | null
  outcome: ChargeOutcome
  realNow: Ms
}

/**
 * Closes the attempt under the locks. Gives null when something seen before has changed under them: the settings, or
 * the visit that is paid for.
 */
async function close(
  tx: Tx,
  moment: Moment,
  { attemptId, visit, outcome, realNow }: Closing,
): Promise<AttemptRow | null> {
  const version = visit && (await lockNightsOf(tx, visit))
  if (version !== null && version !== moment.content.version) return null
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) throw new Error('The attempt is gone.')
  if (attempt.reservationId !== (visit?.id ?? null)) return null
  const settled =
    attempt.state === 'approved' || (attempt.state !== 'open' && outcome.status !== 'approved')
  if (settled) return attempt

  if (outcome.status === 'approved') {
    await takeMoney(tx, moment, attempt, outcome)
    await tellSetUp(tx, moment)
  } else await writeFailure(tx, moment, attempt, outcome)
  if (outcome.status === 'declined') await countOnce(tx, moment, attempt, realNow)
  const { reservationId } = attempt
  const { session } = attempt.facts
  if (session && reservationId && outcome.status !== 'error') {
    const declined = outcome.status === 'declined'
    await goOnAtKiosk(tx, { session, reservationId }, { now: moment.now, declined })
  }
  return changeAttempt(tx, attemptId, chargeClosedBy(attempt, outcome, moment.now))
}

/** Counts the card that was refused. On an intent of a browser the processor may have told of it already. */
async function countOnce(tx: Tx, moment: Moment, { facts }: AttemptRow, realNow: Ms) {
  if (!facts.cardsCounted) await countRefusedCard(tx, moment, facts.buckets ?? [], realNow)
}

/** A new facility doesn't open before a charge has worked. */
async function tellSetUp(tx: Tx, { content }: Moment): Promise<void> {
  if (content.opening.shut) await addEvent(tx, 'opening')
}

/** A wallet that was opened and never used is not even a failed payment. */
async function writeFailure(
  tx: Tx,
  moment: Moment,
  attempt: AttemptRow,
  outcome: Declined | Errored,
): Promise<void> {
  if (attempt.facts.wallet && outcome.status === 'error') return
  await addPayments(tx, [failedChargeOf(moment, attempt, outcome)])
}
