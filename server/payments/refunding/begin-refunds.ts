import type { PaymentMethod } from '@mikvah/rules/payments/methods.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import { addEffect } from '../../outbox/add-effect.ts'
import type { Moment } from '../../request/context.ts'
import { noticeRefundFailed } from '../ledger/notices.ts'
import {
  type AttemptRow,
  attemptsOfReservations,
  openAttempt,
  paymentsOfReservations,
} from '../ledger/store.ts'
import { attempts } from '../table.ts'

type Wanted = {
  reservationId: string
  cents: Cents
  note: string
  /** As what the money was paid that goes back; tips and gifts only where there is no visit left to have paid for. */
  paidAs?: readonly PaymentMethod[]
}

/**
 * Opens the rows by which money goes back to the cards it came from, the last charge first, however many others are on
 * their way; the visit is locked, so that nobody opens more beside it. The processor is asked by the outbox once they
 * are committed. What no card can give back is told to the office.
 */
export async function beginRefunds(
  tx: Tx,
  moment: Moment,
  { reservationId, cents, note, paidAs = ['CreditCard'] }: Wanted,
): Promise<void> {
  const all = await attemptsOfReservations(tx, [reservationId])
  const rows = await paymentsOfReservations(tx, [reservationId])
  const charges = all.filter(
    ({ kind, state, purpose }) =>
      kind === 'charge' && state === 'approved' && purpose !== 'membership',
  )
  let wanted = cents
  for (const charge of charges.toReversed()) {
    const paid = rows.filter(
      ({ attemptId, method }) => attemptId === charge.id && paidAs.includes(method),
    )
    for (const { id, cents } of paid) {
      const part = Math.min(cents - goneOf(id, all), wanted)
      if (part <= 0) continue
      await openRefund(tx, moment, charge, { cents: part, note, paymentId: id })
      wanted -= part
    }
  }
  if (wanted > 0) await noticeRefundFailed(tx, moment, newId(), wanted)
}

/** What of a row of the ledger has gone back or is on its way. */
export const goneOf = (paymentId: string, all: readonly AttemptRow[]): Cents =>
  all
    .filter(
      ({ kind, facts, state }) =>
        kind === 'refund' &&
        facts.paymentId === paymentId &&
        (state === 'open' || state === 'approved'),
    )
    .reduce((sum, { cents }) => sum + cents, 0)

/** The name under which the outbox asks for a refund. */
export const refundEffect = (attemptId: string) => `refund:${attemptId}`

type Refund = {
  cents: Cents
  note: string
  paymentId: string | null
  /** The account at the desk that gives it back; null for the program's own refunds. */
  by?: string | null
}

/** Longer than the desk waits for the processor. */
const afterTheDesk: Ms = 20_000

/** Opens one refund of a charge. */
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
    // The desk asks by itself and at any time; the outbox only comes after it. The program's own wait for the night.
    dueAt: by === null ? now : now + afterTheDesk,
    heldInQuiet: by === null,
    dedupe: refundEffect(opened.id),
    payload: { attemptId: opened.id },
  })
  return opened
}

/** The row of a refund that nobody has been asked for yet, unwritten. */
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
