import { isActiveMember } from '@mikvah/rules/membership/active.ts'
import type { ErasureFacts } from '@mikvah/rules/privacy/erase.ts'
import { takesPlace } from '@mikvah/rules/reservation/hold.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { Tx } from '../db/database.ts'
import { and, eq, inArray, or } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { balanceFrom } from '../payments/ledger/balance-of-visit.ts'
import { moneyOfReservations } from '../payments/ledger/money.ts'
import { attempts } from '../payments/table.ts'
import type { Account } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { openVisitsOfUser, reservationsOfUser } from '../reservations/store.ts'

const always = { from: '0001-01-01', to: '9999-12-31' }

/** What may keep her from being taken off the record, read under the lock of her row. */
export async function erasureFacts(
  tx: Tx,
  moment: Moment,
  account: Account,
): Promise<ErasureFacts> {
  const today = todayOf(moment)
  const ahead = await openVisitsOfUser(tx, account.id, today)
  const visits = await reservationsOfUser(tx, account.id, always)
  const ids = visits.map(({ id }) => id)
  const paid = Map.groupBy(await moneyOfReservations(tx, ids), (row) => row.reservationId)
  const open = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.state, 'open'),
        or(eq(attempts.userId, account.id), inArray(attempts.reservationId, ids)),
      ),
    )
  return {
    visitAhead:
      ahead.some((visit) => takesPlace(visit, moment.now)) ||
      visits.some(({ status }) => isIn('inTheBuilding', status)),
    // A hold isn't owed: it ends unless she pays for it.
    owes: visits.some(
      (visit) =>
        visit.status !== 'Pending' && balanceFrom(visit, paid.get(visit.id) ?? []).owedCents > 0,
    ),
    paymentOpen: open.length > 0,
    membershipRuns: isActiveMember(account, today),
  }
}
