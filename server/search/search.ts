import { leastDigits, mostFound } from '@mikvah/rules/people/finding.ts'
import { digitsOf } from '@mikvah/rules/people/phone.ts'
import { shownEndOf } from '@mikvah/rules/reservation/hold.ts'
import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import {
  and,
  asc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  like,
  notInArray,
  notLike,
  or,
  type SQL,
} from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import type { Account } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { replacedHasBegun } from '../reservations/beside-visit-under-way.ts'
import { paymentOpen } from '../reservations/counting/counted-rows.ts'
import { replacedBy } from '../reservations/replaced-by.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { reservations } from '../reservations/table.ts'
import { roomsNamed } from '../rooms/store.ts'

/**
 * Searches for a code, a phone or a name, whichever the text may be: patrons, and visits from tonight on, 20 of each at
 * most.
 */
export async function search({ db }: Parts, ctx: SignedInContext, q: string) {
  const { orm } = db
  const found = await patronsLike(orm, q)
  const visits = await visitsLike(orm, ctx, { code: q, of: found })
  const rows = visits.map(({ row }) => row)
  const rooms = await roomsNamed(orm, rows)
  const replaced = await replacedBy(orm, rows)
  const { timeZone } = ctx.content
  const endText = (end: Ms | null) => (end === null ? null : instantTextOf(end, timeZone))
  return {
    users: found.map(({ id, firstName, lastName, phone, testUser }) => ({
      ...{ id, firstName, lastName, testUser },
      phoneNumber: phone,
    })),
    reservations: visits.map(({ row, paymentOpen: paymentPending }) => ({
      reservationId: row.id,
      userId: row.userId,
      reservationCode: row.code,
      waitingCode: row.waitingCode,
      reservationDate: row.night,
      reservationTime: instantTextOf(row.startsAt, timeZone),
      reservationStatus: row.status,
      holdUntil: endText(shownEndOf(row, timeZone)),
      paymentPending,
      replacedHasBegun: replacedHasBegun(row, replaced),
      room: rooms.get(row.roomId) ?? null,
    })),
  }
}

/** Patrons by any four digits in a row of their phone, or with each word as part of a name. */
async function patronsLike(db: Db, q: string): Promise<Account[]> {
  const isLike = /\p{L}/u.test(q) ? nameLike(q) : phoneLike(q)
  if (!isLike) return []
  return db
    .select()
    .from(users)
    .where(and(eq(users.kind, 'patron'), isNull(users.erasedAt), isLike))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(mostFound)
}

function phoneLike(q: string): SQL | undefined {
  const digits = digitsOf(q)
  if (digits.length < leastDigits) return
  // Old rows have zeros for no number, which any zeros would find.
  return and(like(users.phone, `%${digits}%`), notLike(users.phone, `%${'0'.repeat(10)}`))
}

function nameLike(q: string): SQL | undefined {
  const words = q.split(/\s+/).map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`)
  return and(...words.map((word) => or(ilike(users.firstName, word), ilike(users.lastName, word))))
}

/** Visits from tonight on, with this code or of these patrons, the nearest first; of each whether a payment is open. */
async function visitsLike(
  db: Db,
  ctx: SignedInContext,
  { code, of }: { code: string; of: readonly Account[] },
): Promise<{ row: ReservationRow; paymentOpen: boolean }[]> {
  const ids = of.map(({ id }) => id)
  const { night, status, startsAt, waitingCode, userId } = reservations
  const today = todayOf(ctx)
  const isIt = or(
    eq(reservations.code, code),
    and(eq(waitingCode, code), eq(night, today)),
    ids.length > 0 ? inArray(userId, ids) : undefined,
  )
  return db
    .select({ row: reservations, paymentOpen })
    .from(reservations)
    .where(and(gte(night, today), notInArray(status, [...statusGroups.givenUp]), isIt))
    .orderBy(asc(startsAt), asc(reservations.id))
    .limit(mostFound)
}
