import { asc, gt, ne, or, sql } from '../../db/drizzle/queries.ts'
import type { Account } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import type { Parts } from '../../request/parts.ts'

/** All accounts but those of patrons without a role. */
export async function listAdminUsers({ db }: Parts) {
  const rows = await db.orm
    .select()
    .from(users)
    .where(or(ne(users.kind, 'patron'), gt(sql`cardinality(${users.roles})`, 0)))
    .orderBy(asc(sql`lower(${users.userName})`))
  return rows.map(accountView)
}

export const accountView = (account: Account) => {
  const { id, userName: username, kind, firstName, lastName, roles, disabled } = account
  return { id, username, kind, firstName, lastName, roles, disabled }
}
