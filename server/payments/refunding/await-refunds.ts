import { awaitEffect } from '../../outbox/outbox.ts'
import type { Parts } from '../../request/parts.ts'
import { attemptsOfReservations } from '../ledger/store.ts'
import { refundEffect } from './open-refund.ts'

const patience = 10_000

/**
 * Waits up to ten seconds for the processor to answer about a visit's open refunds, so that whoever cancels learns what
 * became of her money; otherwise the outbox goes on.
 */
export async function awaitRefunds(parts: Parts, reservationId: string): Promise<void> {
  const attempts = await attemptsOfReservations(parts.db.orm, [reservationId])
  const open = attempts.filter(({ kind, state }) => kind === 'refund' && state === 'open')
  await Promise.all(open.map(({ id }) => awaitEffect(parts, refundEffect(id), patience)))
}
