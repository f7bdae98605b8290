import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { type AttemptRow, type NewAttempt, openAttempt } from '../ledger/store.ts'
import { attempts } from '../table.ts'

/**
 * How long an attempt may wait for the payer, 3-D Secure included: a look-up after that cancels it (`settleCharge`).
 */
export const longestAttempt = minutes(30)
/** How long a card reader asks: nobody stands before it longer. */
export const longestAtReader = minutes(1)
/** After how long other processes take over an attempt whose process may have died. */
const leftAlone = minutes(1)

/** What a charge is opened with: for whom and what, how much in cents, and how that is split. */
export type ChargeOpening = Pick<
  NewAttempt,
  'purpose' | 'userId' | 'reservationId' | 'cents' | 'split' | 'facts'
>

/**
 * Writes the attempt of a charge before the processor is asked. A unique index allows one open at a time for a visit,
 * or for a patron's payments without a visit; another is refused as `payment-in-progress`.
 */
export async function openCharge(
  tx: Tx,
  { realNow }: Parts,
  processor: CardProcessor,
  opening: ChargeOpening,
): Promise<AttemptRow> {
  const now = realNow()
  const opened = await openAttempt(tx, chargeOf(processor, opening, now))
  if (!opened) throw new Refused('payment-in-progress')
  return opened
}

/**
 * The attempt of a charge as it is opened, not written yet. Its id, made here, is the idempotency key by which the
 * processor is asked (ask-charge.ts).
 */
export const chargeOf = (
  { kind }: Pick<CardProcessor, 'kind'>,
  opening: ChargeOpening,
  now: Ms,
): AttemptRow =>
  rowOf(attempts, {
    id: newId(),
    kind: 'charge',
    state: 'open',
    processor: kind,
    openedAt: now,
    expiresAt: now + (opening.facts?.reader ? longestAtReader : longestAttempt),
    lookAt: now + leftAlone,
    ...opening,
  })
