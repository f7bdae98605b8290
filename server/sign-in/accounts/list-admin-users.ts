import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { asc, gt, ne, or, sql } from '../../db/drizzle/queries.ts'
import type { Account } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import type { Moment } from '../../request/context.ts'
import { onAppClock } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'

/** All accounts but those of patrons without a role, by name, as `accountView`. */
export async function listAdminUsers(parts: Parts, moment: Moment) {
  const rows = await parts.db.orm
    .select()
    .from(users)
    .where(or(ne(users.kind, 'patron'), gt(sql`cardinality(${users.roles})`, 0)))
    .orderBy(asc(sql`lower(${users.userName})`))
  return rows.map((account) => accountView(parts, moment, account))
}

/** An account as the office sees it; when it last signed in is a text by the app's clock, null for never. */
export const accountView = (parts: Pick<Parts, 'realNow'>, moment: Moment, account: Account) => {
  const { id, userName: username, kind, firstName, lastName, roles, disabled } = account
  const lastSignIn =
    account.lastSignIn === null
      ? null
      : instantTextOf(onAppClock(moment, parts)(account.lastSignIn), moment.content.timeZone)
  return { id, username, kind, firstName, lastName, roles, disabled, lastSignIn }
}
