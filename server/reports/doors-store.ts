import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { auditLog } from '../audit/table.ts'
import { cubicles } from '../cubicles/table.ts'
import type { Db } from '../db/database.ts'
import { and, asc, eq, gte, inArray, lt } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'
import { accessLog, rooms } from '../rooms/table.ts'

/** An act by which something was opened, as the audit log has it. */
export type Pressed = Awaited<ReturnType<typeof pressedBetween>>[number]

/**
 * Acts of these kinds in the audit log from one moment up to another, in their order, each with the account that did
 * it; null for the program.
 */
export const pressedBetween = (
  db: Db,
  acts: readonly AuditAct[],
  { from, to }: { from: Ms; to: Ms },
) =>
  db
    .select({
      at: auditLog.at,
      act: auditLog.act,
      subject: auditLog.subject,
      details: auditLog.details,
      by: auditLog.actor,
      account: {
        kind: users.kind,
        userName: users.userName,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(and(gte(auditLog.at, from), lt(auditLog.at, to), inArray(auditLog.act, [...acts])))
    .orderBy(asc(auditLog.at), asc(auditLog.id))

/**
 * The codes of the visits that doors were opened for in a night, by `<moment> <account's id>` of the opening, the
 * moment in epoch milliseconds.
 */
export async function codesByOpening(db: Db, night: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ at: accessLog.at, by: accessLog.by, code: reservations.code })
    .from(reservations)
    .innerJoin(accessLog, eq(accessLog.reservationId, reservations.id))
    .where(eq(reservations.night, night))
  return new Map(rows.map(({ at, by, code }) => [`${at} ${by}`, code]))
}

/** These rooms by id, with number, building and the points of their doors; one that is gone is left out. */
export async function roomsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { id, number, locationId, dryDoor, wetDoor } = rooms
  const found = await db
    .select({ id, number, locationId, dryDoor, wetDoor })
    .from(rooms)
    .where(inArray(id, [...ids]))
  return new Map(found.map((row) => [row.id, row]))
}

/** These cubicles by id, with name, building and lock; one that is gone is left out. */
export async function lockersOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { id, name, locationId, lock } = cubicles
  const found = await db
    .select({ id, name, locationId, lock })
    .from(cubicles)
    .where(inArray(id, [...ids]))
  return new Map(found.map((row) => [row.id, row]))
}
