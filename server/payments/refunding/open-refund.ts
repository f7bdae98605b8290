import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import { addEffect } from '../../outbox/add-effect.ts'
import type { Moment } from '../../request/context.ts'
import { type AttemptRow, openAttempt } from '../ledger/store.ts'
import { attempts } from '../table.ts'

/** The name under which the outbox holds the effect that asks for a refund. */
export const refundEffect = (attemptId: string) => `refund:${attemptId}`

type Refund = {
  cents: Cents
  note: string
  paymentId: string | null
  /** The account at the desk that gives it back; null for the program's own refunds. */
  by?: string | null
}

/** How long the outbox waits before it asks the processor: longer than the desk itself waits for it. */
const afterTheDesk: Ms = 20_000

/**
 * Opens one refund of a charge, of `cents` of one of its ledger rows, with the effect by which the outbox asks the
 * processor for it. The program's own refunds wait for Shabbos or Yom Tov to end.
 */
export async function openRefund(
  tx: Tx,
  { now }: Moment,
  charge: AttemptRow,
  { cents, note, paymentId, by = null }: Refund,
): Promise<AttemptRow> {
  const opened = await openAttempt(tx, refundOfCharge(now, charge, { cents, note, paymentId, by }))
  if (!opened) throw new Error('The refund was not written.')
  await addEffect(tx, {
    do: 'refund',
    // The desk asks by itself at any time, and the outbox only after it. The program's own refunds wait for Shabbos
    // or Yom Tov to end.
    dueAt: by === null ? now : now + afterTheDesk,
    heldInQuiet: by === null,
    dedupe: refundEffect(opened.id),
    payload: { attemptId: opened.id },
  })
  return opened
}

/** The attempt of a refund as it is opened, not written yet. */
export const refundOfCharge = (
  now: Ms,
  charge: AttemptRow,
  { cents, note, paymentId, by = null }: Refund,
): AttemptRow =>
  rowOf(attempts, {
    id: newId(),
    kind: 'refund',
    purpose: charge.purpose,
    state: 'open',
    processor: charge.processor,
    userId: charge.userId,
    reservationId: charge.reservationId,
    refundOf: charge.id,
    cents,
    split: [{ method: 'CreditRefund', cents }],
    facts: { note, paymentId, by },
    openedAt: now,
    expiresAt: now,
  })
