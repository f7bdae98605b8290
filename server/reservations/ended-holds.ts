import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Db, Tx } from '../db/database.ts'
import { alias, QueryBuilder } from '../db/drizzle/columns.ts'
import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from '../db/drizzle/queries.ts'
import { goneForEdits } from './beside-visit-under-way.ts'
import { paymentOpen } from './counting/counted-rows.ts'
import { lockNights, nightOf } from './lock-nights.ts'
import type { ReservationRow } from './store.ts'
import { reservations, statusHistory } from './table.ts'

const holdHasEnded = (now: Ms) =>
  and(eq(reservations.status, 'Pending'), lte(reservations.holdUntil, now), sql`not ${paymentOpen}`)

const replaced = alias(reservations, 'replaced')

/** Whether the status of the replaced visit was entered from a sheet, which may be set right. */
const isFromPaper = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(statusHistory)
    .where(
      and(
        eq(statusHistory.reservationId, replaced.id),
        eq(statusHistory.at, replaced.statusSince),
        eq(statusHistory.onPaper, true),
      ),
    ),
)

const isWithoutVisit = (today: string) =>
  and(
    eq(reservations.status, 'Pending'),
    gte(reservations.night, today),
    exists(
      new QueryBuilder()
        .select({ one: sql`1` })
        .from(replaced)
        .where(
          and(
            eq(replaced.id, reservations.replacingId),
            inArray(replaced.status, goneForEdits),
            not(isFromPaper),
          ),
        ),
    ),
    sql`not ${paymentOpen}`,
  )

/** How much the clocks of two processes may differ. */
const skew = minutes(1)

const heldLater = (now: Ms) =>
  and(
    eq(reservations.status, 'Pending'),
    isNotNull(reservations.holdUntil),
    gt(reservations.createdAt, now + skew),
  )

const isWithoutEnd = (today: string) =>
  and(
    eq(reservations.status, 'Pending'),
    isNull(reservations.holdUntil),
    gte(reservations.night, today),
  )

/**
 * Whether any hold has run out, has no end, was written before the clock was set back, or was to change a visit that is
 * over, so that one of the functions that lock such holds would find it: most of the time there is none.
 */
export async function isAnyHoldDue(
  db: Db,
  { now, today }: { now: Ms; today: string },
): Promise<boolean> {
  const [due] = await db
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, 'Pending'),
        or(isWithoutEnd(today), heldLater(now), holdHasEnded(now), isWithoutVisit(today)),
      ),
    )
    .limit(1)
  return due !== undefined
}

/**
 * Locks, and gives, up to 50 holds without an end, of nights from `today` on, and their nights: another version of the
 * program wrote them. Those of nights that are over are left as they are, because whoever held one may have been here.
 */
export const lockHoldsWithoutEnd = (tx: Tx, today: string) => lockHolds(tx, isWithoutEnd(today))

/**
 * Takes the row locks of up to 50 holds that have run out and aren't being paid, after those of their nights; gives the
 * visits.
 */
export const lockEndedHolds = (tx: Tx, now: Ms) => lockHolds(tx, holdHasEnded(now))

/**
 * Locks, and gives, up to 50 holds of nights from `today` on that were to change a visit which is over by now, or was
 * replaced by another, and their nights: nobody can use them any more. One that is being paid waits for the outcome.
 * While she is in the building they stay, as a check-in can be taken back, and where a sheet says that she came, as
 * that can be set right. Those of nights that are over have run out, or the office may have settled them.
 */
export const lockHoldsWithoutVisit = (tx: Tx, today: string) => lockHolds(tx, isWithoutVisit(today))

/**
 * Locks, and gives, up to 50 holds that were written before the clock was set back, and their nights: they would last
 * longer by as much as it went back.
 */
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
