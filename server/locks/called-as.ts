import type { Db } from '../db/database.ts'
import { and, eq, inArray, ne } from '../db/drizzle/queries.ts'
import { devices } from '../devices/table.ts'
import { users } from '../people/table.ts'

export type Locked = { name: string; roles: readonly string[] }

/** The names by which the desk knows staff and screens that are locked out; a screen by where it stands. */
export async function calledAs(db: Db, ids: readonly string[]): Promise<Map<string, Locked>> {
  const rows = await db
    .select({ id: users.id, userName: users.userName, roles: users.roles, screen: devices.name })
    .from(users)
    .leftJoin(devices, eq(devices.userId, users.id))
    .where(and(ne(users.kind, 'patron'), inArray(users.id, [...ids])))
  return new Map(
    rows.map(({ id, userName, roles, screen }) => [id, { name: screen ?? userName, roles }]),
  )
}

/** The names of patrons, by their ids. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, firstName, lastName } = users
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [row.id, [row.firstName, row.lastName].filter(Boolean).join(' ')]),
  )
}
