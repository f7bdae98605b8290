import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Moment } from '../../request/context.ts'
import { changeReservation, type ReservationRow } from '../../reservations/store.ts'
import type { Actor } from '../../visits/moved.ts'
import { reserveHeld } from '../../visits/reserve-held.ts'
import { balanceOfVisit, withDiscount } from '../ledger/balance-of-visit.ts'

/**
 * What money that was just written does to its visit: a discount that came with it becomes a line of the price, and
 * paid in full, a held or canceled visit becomes Reserved.
 */
export async function settleVisit(
  tx: Tx,
  moment: Moment & Actor,
  visit: ReservationRow,
  discountCents: Cents,
): Promise<void> {
  const priced =
    discountCents > 0
      ? await changeReservation(tx, visit.id, {
          lines: withDiscount(visit.lines, discountCents),
          useDiscountPrice: true,
        })
      : visit
  const waits = priced.status === 'Pending' || priced.status === 'Canceled'
  if (!waits) return
  const { paid } = await balanceOfVisit(tx, priced)
  if (paid) await reserveHeld(tx, moment, priced)
}
