import type { Db } from '../db/database.ts'
import { and, eq, inArray, ne } from '../db/drizzle/queries.ts'
import { devices } from '../devices/table.ts'
import { users } from '../people/table.ts'

/** Who is locked out: a name to show, and its roles. */
export type Locked = { name: string; roles: readonly string[] }

/**
 * By id, how the desk knows these staff and screens: by a screen's own name, by anybody else's name to sign in with.
 * Patrons are left out.
 */
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

/** The whole names of accounts, by their ids; blank for one without a name. */
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
