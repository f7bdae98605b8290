import type { Db } from '../db/database.ts'
import { and, eq, inArray } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import { patronFacts } from '../reservations/booking/patron-facts.ts'
import { nightOf } from '../reservations/lock-nights.ts'
import { reservations } from '../reservations/table.ts'
import type { ReadVisit } from './read-visit.ts'

/** The ids of the patrons of these visits, by their telephone numbers; unknown numbers are left out. */
export async function ownersOf(db: Db, visits: readonly ReadVisit[]): Promise<Map<string, string>> {
  const phones = [...new Set(visits.map(({ phone }) => phone))]
  if (phones.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, phone: users.userName })
    .from(users)
    .where(and(eq(users.kind, 'patron'), inArray(users.userName, phones)))
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/**
 * All visits that these patrons have ever had here, canceled ones too, each as `<patron's id> <start>`, the start in
 * epoch milliseconds.
 */
export async function startsOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ userId: reservations.userId, startsAt: reservations.startsAt })
    .from(reservations)
    .where(inArray(reservations.userId, [...ids]))
  return new Set(rows.map(({ userId, startsAt }) => `${userId} ${startsAt}`))
}

/**
 * For each patron by id the nights (location and date) of her Pending visits from today on, an empty list where she has
 * none: a booking for her locks them too (`unlockedOf`).
 */
export async function heldNightsOf(db: Db, ctx: SignedInContext, ids: readonly string[]) {
  const facts = await patronFacts(db, ids, todayOf(ctx))
  return new Map(
    facts.map(({ userId, own }) => [
      userId,
      own.filter(({ status }) => status === 'Pending').map(nightOf),
    ]),
  )
}
