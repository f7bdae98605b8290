import type { PaymentFacts } from '@mikvah/rules/payments/methods.ts'
import type { Db } from '../../db/database.ts'
import {
  type AttemptRow,
  attemptsOfReservations,
  type PaymentRow,
  paymentsOfReservations,
} from './store.ts'

/** A row of the ledger as the rules see it, or a refund on its way, which has no row yet. */
export type Money = PaymentFacts &
  Pick<PaymentRow, 'reservationId'> &
  Required<Pick<PaymentFacts, 'of'>>

/**
 * The ledger rows of these visits, failed ones too, and the refunds on their way: what balances and refund amounts are
 * computed from.
 */
export async function moneyOfReservations(db: Db, ids: readonly string[]): Promise<Money[]> {
  // Attempts are read first: a refund that ends between the two reads then counts by its row of the ledger.
  const tried = await attemptsOfReservations(db, ids)
  return moneyOf(await paymentsOfReservations(db, ids), tried)
}

/**
 * Ledger rows as the rules see them, and of the attempts the refunds on their way, which have no row yet; attempts must
 * be read before payments.
 */
export function moneyOf(rows: readonly PaymentRow[], tried: readonly AttemptRow[]): Money[] {
  const methods = new Map(rows.map(({ id, method }) => [id, method]))
  const methodOf = (id: string | null = null) => (id && methods.get(id)) || null
  const ended = new Set(rows.map(({ attemptId }) => attemptId))
  const late = new Set(tried.filter(({ facts }) => facts.unwanted).map(({ id }) => id))
  const unwanted = new Set(
    rows.filter(({ attemptId }) => attemptId && late.has(attemptId)).map(({ id }) => id),
  )
  const isUnwanted = (id: string | null = null) =>
    id !== null && unwanted.has(id) ? { unwanted: true } : {}
  const written = rows.map(({ id, method, status, cents, reservationId, refundOf, attemptId }) => ({
    ...{ method, status, cents, reservationId },
    of: methodOf(refundOf),
    ...(attemptId === null ? { byHand: true } : {}),
    ...isUnwanted(refundOf ?? id),
  }))
  const onTheirWay = tried
    .filter(({ id, kind, state }) => kind === 'refund' && state === 'open' && !ended.has(id))
    .map(({ cents, reservationId, facts }) => ({
      ...{ method: 'CreditRefund' as const, status: 'Open' as const, cents, reservationId },
      of: methodOf(facts.paymentId),
      ...isUnwanted(facts.paymentId),
    }))
  return [...written, ...onTheirWay]
}
