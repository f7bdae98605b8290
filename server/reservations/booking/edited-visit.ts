import type { Db, Tx } from '../../db/database.ts'
import { type Money, moneyOfReservations } from '../../payments/ledger/money.ts'
import { Refused } from '../../request/refused.ts'
import { hasOpenPayment, lockReservation, type ReservationRow, reservationById } from '../store.ts'

/** The visit that is being replaced, as it is under the lock of its night. */
export type Edited = { row: ReservationRow; paymentOpen: boolean; payments: readonly Money[] }

/**
 * The visit that an edit changes, not locked; somebody else's counts as unknown. Editing a hold that is to replace a
 * visit edits that visit, unless it was canceled meanwhile.
 */
export async function editedOf(db: Db, oldId: string, ownerId: string): Promise<ReservationRow> {
  const named = await reservationById(db, oldId)
  if (named?.userId !== ownerId) throw new Refused('not-found')
  if (named.status !== 'Pending' || named.replacingId === null) return named
  const old = await reservationById(db, named.replacingId)
  return old === null || old.status === 'Canceled' ? named : old
}

/** Takes the row lock of the visit and reads what an edit of it depends on; null when it is gone. */
export async function lockEdited(tx: Tx, id: string): Promise<Edited | null> {
  const row = await lockReservation(tx, id)
  if (!row) return null
  const paymentOpen = await hasOpenPayment(tx, id)
  return { row, paymentOpen, payments: await moneyOfReservations(tx, [id]) }
}
