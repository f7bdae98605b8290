import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { atTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { facility } from '../facility/table.ts'
import { attempts } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { nights } from '../schedule/table.ts'
import { countedOfNight, paymentOpen } from './counting/counted-rows.ts'
import { inLockOrder, type NightKey } from './counting/night-key.ts'
import { reservations, statusHistory } from './table.ts'

export type ReservationRow = typeof reservations.$inferSelect
/** A visit that still has to draw its four digits. */
export type UncodedVisit = Omit<ReservationRow, 'code'>
export type NewReservation = typeof reservations.$inferInsert
/**
 * Two desks may sell the last place at once; the lock on the night makes them take turns. Nights are locked in one
 * order, so that two moves between the same nights never wait for one another. Gives the settings' version that
 * holds inside the lock.
 */
export async function lockNights(tx: Tx, keys: readonly NightKey[]): Promise<number> {
  for (const { locationId, date } of inLockOrder(keys)) {
    const night = and(eq(nights.locationId, locationId), eq(nights.date, date))
    const found = await tx.select({ date: nights.date }).from(nights).where(night).for('update')
    if (found.length > 0) continue
    await tx.insert(nights).values({ locationId, date }).onConflictDoNothing()
    await tx.select({ date: nights.date }).from(nights).where(night).for('update')
  }
  const [row] = await tx.select({ version: facility.settingsVersion }).from(facility)
  return row?.version ?? 0
}

/** Locks the night of a visit and of the one it would replace. */
export async function lockNightsOf(tx: Tx, visit: ReservationRow): Promise<number> {
  const old = visit.replacingId ? await reservationById(tx, visit.replacingId) : null
  return lockNights(tx, old ? [nightOf(visit), nightOf(old)] : [nightOf(visit)])
}

export const nightOf = ({ locationId, night }: Pick<ReservationRow, 'locationId' | 'night'>) => ({
  locationId,
  date: night,
})

export async function reservationById(db: Db, id: string): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row ?? null
}

/** Holds a visit as it is while something is written that names it: whoever is to change it waits, others like this don't. */
export const keepReservation = (tx: Tx, id: string) =>
  tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('key share')

export async function lockReservation(tx: Tx, id: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return row ?? null
}

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

/** Hers that still lie ahead or are under way, in any place. */
export const liveOfUser = (tx: Tx, userId: string, today: string) =>
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
        notInArray(reservations.status, ['Canceled', 'Replaced', 'Done']),
      ),
    )

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

/** Everyone of the night and place of this visit who has to do with the water. The night is locked by whoever moves one. */
export const visitsAtTheWater = (
  tx: Tx,
  { locationId, night }: Pick<ReservationRow, 'locationId' | 'night'>,
) =>
  tx
    .select({
      id: reservations.id,
      code: reservations.code,
      status: reservations.status,
      statusSince: reservations.statusSince,
      readySince: reservations.readySince,
      startsAt: reservations.startsAt,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.night, night),
        eq(reservations.locationId, locationId),
        inArray(reservations.status, [...atTheWater]),
      ),
    )

/** The pools that somebody of the night and place of this visit is in. */
export async function poolsTaken(
  tx: Tx,
  { locationId, night }: Pick<ReservationRow, 'locationId' | 'night'>,
): Promise<Set<number | null>> {
  const taken = await tx
    .select({ pool: reservations.pool })
    .from(reservations)
    .where(
      and(
        eq(reservations.locationId, locationId),
        eq(reservations.night, night),
        isNotNull(reservations.pool),
      ),
    )
  return new Set(taken.map(({ pool }) => pool))
}

/** The codes that have been given at check-in in the night of this visit. */
export async function waitingCodesOf(
  tx: Tx,
  { locationId, night }: Pick<ReservationRow, 'locationId' | 'night'>,
): Promise<Set<string | null>> {
  const given = await tx
    .select({ waitingCode: reservations.waitingCode })
    .from(reservations)
    .where(
      and(
        eq(reservations.locationId, locationId),
        eq(reservations.night, night),
        isNotNull(reservations.waitingCode),
      ),
    )
  return new Set(given.map(({ waitingCode }) => waitingCode))
}

/** Those of these visits before which her last one, but for canceled ones, was a kallah's. */
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
        notInArray(status, ['Pending', 'Canceled', 'Replaced']),
      ),
    )
    .orderBy(desc(startsAt))
  const last = (row: (typeof rows)[number]) =>
    others.find((one) => one.userId === row.userId && one.startsAt < row.startsAt)
  return rows.filter((row) => last(row)?.kallah).map(({ id }) => id)
}

export const addHistory = (tx: Tx, entry: typeof statusHistory.$inferInsert) =>
  tx.insert(statusHistory).values(entry)

/** The move that brought a visit to where it is; of two at one instant the later one began where the other ended. */
export async function lastMoveOf(tx: Tx, reservationId: string) {
  const [last] = await tx
    .select()
    .from(statusHistory)
    .where(eq(statusHistory.reservationId, reservationId))
    .orderBy(desc(statusHistory.at), sql`${statusHistory.previousSince} desc nulls last`)
    .limit(1)
  return last ?? null
}

/** The moves of these visits, each with the account that made it. */
export const historyOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          entry: statusHistory,
          account: {
            kind: users.kind,
            userName: users.userName,
            firstName: users.firstName,
            lastName: users.lastName,
          },
        })
        .from(statusHistory)
        .leftJoin(users, eq(users.id, statusHistory.by))
        .where(inArray(statusHistory.reservationId, [...ids]))
        // Two rows of one instant stand in the order of their chain.
        .orderBy(asc(statusHistory.at), sql`${statusHistory.previousSince} nulls first`)

const holdHasEnded = (now: Ms) =>
  and(eq(reservations.status, 'Pending'), lte(reservations.holdUntil, now), sql`not ${paymentOpen}`)

/** The clocks of two processes may differ by as much. */
const skew = minutes(1)

const heldLater = (now: Ms) =>
  and(
    eq(reservations.status, 'Pending'),
    isNotNull(reservations.holdUntil),
    gt(reservations.createdAt, now + skew),
  )

/** Holds that have run out, a few at a time, under the lock of their nights. */
export const lockEndedHolds = (tx: Tx, now: Ms) => lockHolds(tx, holdHasEnded(now))

/** Holds that a clock made which has been put back since: they would live longer by the whole jump. */
export const lockHoldsOfLater = (tx: Tx, now: Ms) => lockHolds(tx, heldLater(now))

async function lockHolds(tx: Tx, which: SQL | undefined): Promise<ReservationRow[]> {
  const seen = await tx
    .select({
      id: reservations.id,
      locationId: reservations.locationId,
      night: reservations.night,
    })
    .from(reservations)
    .where(which)
    .limit(50)
  if (seen.length === 0) return []
  await lockNights(tx, seen.map(nightOf))
  const ids = seen.map(({ id }) => id)
  return tx
    .select()
    .from(reservations)
    .where(and(inArray(reservations.id, ids), which))
    .for('update')
}

export async function liveStartsOfNight(db: Db, locationId: string, date: string): Promise<Ms[]> {
  const rows = await countedOfNight(db, { locationId, date })
  return rows.map((row) => row.startsAt)
}
