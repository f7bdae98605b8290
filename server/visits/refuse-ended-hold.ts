import { takesPlace } from '@mikvah/rules/reservation/hold.ts'
import type { Tx } from '../db/database.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { factsOf } from '../reservations/facts-of.ts'
import { hasOpenPayment, type ReservationRow } from '../reservations/store.ts'

/** Refuses a hold that has run out, even if no job has canceled it yet. Gives whether it is being paid. */
export async function refuseEndedHold(
  tx: Tx,
  { now }: Pick<Moment, 'now'>,
  row: ReservationRow,
): Promise<{ paymentOpen: boolean }> {
  const paymentOpen = await hasOpenPayment(tx, row.id)
  if (row.status === 'Pending' && !takesPlace(factsOf(row, paymentOpen), now)) {
    throw new Refused('hold-ended')
  }
  return { paymentOpen }
}
