import type { Ms } from '@mikvah/rules/time/ms.ts'
import { rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import { inShort } from '../../integrations/in-short.ts'
import type { Approved, Declined, Errored } from '../../integrations/payments/card-processor.ts'
import { todayOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import type { AttemptRow, PaymentRow } from '../ledger/store.ts'
import { payments, type Split } from '../table.ts'

/** What a ledger row calls the card: its brand and last four digits; null where the processor names none. */
export const referenceOf = (card: Approved['card']): string | null =>
  card ? `${card.brand} ${card.last4}` : null

/** An approved charge that goes into the ledger: `rows` is how its amount is split. */
export type Written = {
  attempt: AttemptRow
  rows: Split
  transactionId: string
  reference: string | null
  visit: Pick<ReservationRow, 'donationNote'> | null
}

/** The ledger rows of an approved charge, not written yet. */
export const paymentsOf = (
  moment: Moment,
  { attempt, rows, transactionId, reference, visit }: Written,
): PaymentRow[] =>
  rows.map(({ method, cents }) =>
    rowOf(payments, {
      id: newId(),
      attemptId: attempt.id,
      userId: attempt.userId,
      reservationId: attempt.reservationId,
      method,
      status: 'Approved' as const,
      cents,
      reference,
      note: attempt.facts.note ?? (method === 'Donation' ? (visit?.donationNote ?? null) : null),
      tipNote: method === 'Tip' ? (attempt.facts.tipNote ?? null) : null,
      transactionId,
      day: todayOf(moment),
      at: moment.now,
      by: attempt.facts.by ?? null,
    }),
  )

/** An answer of the processor that closes a charge. */
export type ChargeOutcome = Approved | Declined | Errored

/**
 * The columns of an attempt that the processor's answer changes, with their values: its state, when it closed, its
 * transaction or error, no more look-up, and for a failed one what the processor said (`facts`).
 */
export function chargeClosedBy(
  { facts }: Pick<AttemptRow, 'facts'>,
  outcome: ChargeOutcome,
  now: Ms,
) {
  const closed = { state: outcome.status, closedAt: now, lookAt: null }
  if (outcome.status === 'approved') {
    return { ...closed, transactionId: outcome.transactionId, error: null }
  }
  const failed = { ...closed, transactionId: null, error: wordsOf(outcome) }
  const said = { ...facts, processorSaid: saidBy(outcome) }
  if (outcome.status === 'error') return { ...failed, facts: said }
  const counted = facts.wallet ? { cardsCounted: facts.cardsCounted || 1 } : {}
  return { ...failed, facts: { ...said, ...counted, declineCode: outcome.code } }
}

/** The processor's code and words, from which its adapter has taken the keys. */
const saidBy = ({ code, message }: Declined | Errored): string => inShort(`${code}: ${message}`)

/** A refusal's message is for her; an error's is for the log, so only its code is stored. */
const wordsOf = (outcome: Declined | Errored): string =>
  outcome.status === 'declined' ? outcome.message : outcome.code

/** The ledger row of a charge that failed, not written yet. */
export const failedChargeOf = (
  moment: Moment,
  attempt: AttemptRow,
  outcome: Declined | Errored,
): PaymentRow =>
  rowOf(payments, {
    id: newId(),
    attemptId: attempt.id,
    userId: attempt.userId,
    reservationId: attempt.reservationId,
    method: attempt.split[0]?.method ?? 'CreditCard',
    status: outcome.status === 'declined' ? 'Declined' : 'Error',
    cents: attempt.cents,
    note: attempt.facts.note ?? null,
    error: wordsOf(outcome),
    day: todayOf(moment),
    at: moment.now,
    by: attempt.facts.by ?? null,
  })
