import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../../db/database.ts'
import { eq, inArray } from '../../db/drizzle/queries.ts'
import { attemptsOfReservations, paymentsOfReservations } from '../../payments/ledger/store.ts'
import { type Account, accountById } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import type { SignedInContext } from '../../request/context.ts'
import { roomsNamed } from '../../rooms/store.ts'
import { replacedHasBegun } from '../beside-visit-under-way.ts'
import { endedHoldsOf } from '../history-store.ts'
import { replacedBy } from '../replaced-by.ts'
import { type ReservationRow, reservationById } from '../store.ts'
import { reservations } from '../table.ts'
import { patronsView } from './patrons-view.ts'
import { readForStaff, staffFields } from './staff-fields.ts'
import type { Paid, ReservationView, Telling } from './visit-facts.ts'

/**
 * Reservations of one patron: for the desk with staff fields, for any other caller as a patron sees them. Attempts are
 * read before payments, so that outside of a snapshot no charge shows as ended while its money is missing.
 */
export async function readReservations(
  db: Db,
  ctx: SignedInContext,
  rows: readonly ReservationRow[],
  owner: Account,
): Promise<ReservationView[]> {
  const staff = holds(ctx.by.roles, 'Reception')
  const tell = await tellerOf(db, ctx, rows, { staff })
  return rows.map((row) => tell(row, owner))
}

/** Any patrons' visits as the desk sees them, staff fields included, by their ids. */
export async function readVisits(
  db: Db,
  telling: Telling,
  ids: readonly string[],
): Promise<Map<string, ReservationView>> {
  const found = await db
    .select({ row: reservations, owner: users })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(inArray(reservations.id, [...ids]))
  const rows = found.map(({ row }) => row)
  const tell = await tellerOf(db, telling, rows, { staff: true })
  return new Map(found.map(({ row, owner }) => [row.id, tell(row, owner)]))
}

async function tellerOf(
  db: Db,
  telling: Telling,
  rows: readonly ReservationRow[],
  { staff }: { staff: boolean },
) {
  const replaced = await replacedBy(db, rows)
  const ids = [...new Set(rows.map(({ id }) => id)).union(replaced)]
  const tried = byVisit(await attemptsOfReservations(db, ids))
  const written = byVisit(await paymentsOfReservations(db, ids))
  const paidFor = (id: string): Paid => ({
    payments: written.get(id) ?? [],
    attempts: tried.get(id) ?? [],
  })
  const rooms = await roomsNamed(db, rows)
  const canceled = rows.filter(({ status }) => status === 'Canceled')
  const ended = await endedHoldsOf(
    db,
    canceled.map(({ id }) => id),
  )
  const besides = staff ? await readForStaff(db, rows) : null
  return (row: ReservationRow, owner: Account): ReservationView => {
    const replacingId = replaced.has(row.replacingId ?? '') ? row.replacingId : null
    const view = patronsView(telling, {
      row: { ...row, replacingId },
      owner,
      paid: paidFor(row.id),
      paidBefore: replacingId === null ? nothingPaid : paidFor(replacingId),
      endedHold: ended.has(row.id),
      replacedHasBegun: replacedHasBegun(row, replaced),
      room: rooms.get(row.roomId) ?? null,
    })
    return besides ? { ...view, ...staffFields(telling, row, owner, besides) } : view
  }
}

const nothingPaid: Paid = { payments: [], attempts: [] }

const byVisit = <Row extends { reservationId: string | null }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ reservationId }) => reservationId)

/** A visit that was just made, as its patron sees it; it has no payments or attempts to read. */
export const readNewReservation = (ctx: SignedInContext, row: ReservationRow, owner: Account) =>
  patronsView(ctx, {
    ...{ row, owner, paid: nothingPaid, paidBefore: nothingPaid },
    ...{ endedHold: false, replacedHasBegun: false, room: null },
  })

/** One visit: for the desk with staff fields, for any other caller as a patron sees it. */
export async function readReservation(
  db: Db,
  ctx: SignedInContext,
  row: ReservationRow,
): Promise<ReservationView> {
  const owner = await accountById(db, row.userId)
  if (!owner) throw new Error('A reservation without its patron.')
  const [view] = await readReservations(db, ctx, [row], owner)
  if (!view) throw new Error('Nothing to tell.')
  return view
}

/** A visit by its id as it is now, as `readReservation` gives it; throws where it is gone. */
export async function readReservationById(
  db: Db,
  ctx: SignedInContext,
  id: string,
): Promise<ReservationView> {
  const row = await reservationById(db, id)
  if (!row) throw new Error('The reservation is gone.')
  return readReservation(db, ctx, row)
}
