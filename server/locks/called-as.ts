import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { devices } from '../devices/table.ts'
import { users } from '../people/table.ts'

type Locked = { subject: string; of?: 'id' | 'userName' }

/**
 * How the desk knows those who are locked out: a screen by where it stands, a person by her user name. A name that nobody
 * here has isn't told: it may be a password, typed a line too high.
 */
export async function calledAs(db: Db, locked: readonly Locked[]): Promise<Map<string, string>> {
  const subjects = (by: Locked['of']) =>
    locked.filter(({ of }) => of === by).map(({ subject }) => subject)
  const name = sql<string>`lower(${users.userName})`
  const rows = await db
    .select({ id: users.id, name, userName: users.userName, screen: devices.name })
    .from(users)
    .leftJoin(devices, eq(devices.userId, users.id))
    .where(
      and(
        ne(users.kind, 'patron'),
        or(inArray(users.id, subjects('id')), inArray(name, subjects('userName'))),
      ),
    )
  return new Map(
    rows.flatMap(({ id, name, userName, screen }) => {
      const called = screen ?? userName
      return [[id, called] as const, [name, called] as const]
    }),
  )
}
