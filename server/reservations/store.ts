import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, desc, eq, gte, inArray, lte, notInArray } from '../db/drizzle/queries.ts'
import { attempts } from '../payments/table.ts'
import { paymentOpen } from './counting/counted-rows.ts'
import { reservations } from './table.ts'

export type ReservationRow = typeof reservations.$inferSelect
/** A visit whose four digits aren't drawn yet. */
export type UncodedVisit = Omit<ReservationRow, 'code'>
export type NewReservation = typeof reservations.$inferInsert

export async function reservationById(db: Db, id: string): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row ?? null
}

/**
 * Takes a row lock (for key share) that keeps a visit from being locked or deleted while something is written that
 * refers to it; several may hold it at once.
 */
export const lockAgainstChange = (tx: Tx, id: string) =>
  tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('key share')

/** Takes the row lock of a visit until the transaction ends, and gives it as it is now; null where there is none. */
export async function lockReservation(tx: Tx, id: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return row ?? null
}

/** Takes the row locks of several visits, the lowest id first, and gives them in that order. */
export const lockReservations = (tx: Tx, ids: readonly string[]): Promise<ReservationRow[]> =>
  tx
    .select()
    .from(reservations)
    .where(inArray(reservations.id, [...ids]))
    .orderBy(asc(reservations.id))
    .for('update')

/** Changes columns of a visit, and gives it as it then stands. Throws where there is none. */
export async function changeReservation(
  tx: Tx,
  id: string,
  changes: Partial<NewReservation>,
): Promise<ReservationRow> {
  const [row] = await tx
    .update(reservations)
    .set(changes)
    .where(eq(reservations.id, id))
    .returning()
  if (!row) throw new Error('The reservation is gone.')
  return row
}

/** Whether a charge of this visit is open; a refund isn't asked about. */
export async function hasOpenPayment(tx: Tx, reservationId: string): Promise<boolean> {
  const open = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.reservationId, reservationId),
        eq(attempts.state, 'open'),
        eq(attempts.kind, 'charge'),
      ),
    )
  return open.length > 0
}

/** All visits of a patron between two business days, both included, the latest first, whatever became of them. */
export const reservationsOfUser = (
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
) =>
  tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, userId),
        gte(reservations.night, from),
        lte(reservations.night, to),
      ),
    )
    .orderBy(desc(reservations.startsAt), desc(reservations.createdAt))

/**
 * A patron's visits of today's business day and later that aren't canceled, replaced or done, in any building, holds
 * among them; `paymentOpen`: whether a charge of the visit is open.
 */
export const openVisitsOfUser = (tx: Tx, userId: string, today: string) =>
  tx
    .select({
      id: reservations.id,
      status: reservations.status,
      night: reservations.night,
      holdUntil: reservations.holdUntil,
      replacingId: reservations.replacingId,
      placeholder: reservations.placeholder,
      paymentOpen,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, userId),
        gte(reservations.night, today),
        notInArray(reservations.status, [...statusGroups.terminal]),
      ),
    )

/**
 * The ids of those of these visits that follow a kallah's: the patron's last visit before it was one. Holds, canceled
 * and replaced visits don't count as a visit before.
 */
export async function hadKallahBefore(
  db: Db,
  rows: readonly Pick<ReservationRow, 'id' | 'userId' | 'startsAt'>[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const { userId, kallah, startsAt, status } = reservations
  const others = await db
    .select({ userId, kallah, startsAt })
    .from(reservations)
    .where(
      and(
        inArray(userId, [...new Set(rows.map((row) => row.userId))]),
        notInArray(status, ['Pending', ...statusGroups.givenUp]),
      ),
    )
    .orderBy(desc(startsAt))
  const last = (row: (typeof rows)[number]) =>
    others.find((one) => one.userId === row.userId && one.startsAt < row.startsAt)
  return rows.filter((row) => last(row)?.kallah).map(({ id }) => id)
}
