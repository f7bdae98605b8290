import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { findUserByName, findUserByPhone } from '@mikvah/contract/finding.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { accountByUserName } from '../people/accounts.ts'
import { phoneOf } from '../people/phone-number.ts'
import { userView } from '../people/profile/view.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { findAtKiosk } from './find-at-kiosk.ts'

/**
 * For the desk the patron of a phone, null where there is none; staff sign in by a name. For a kiosk the visit that may
 * be checked in (find-at-kiosk.ts).
 */
export async function findByPhone(
  parts: Parts,
  ctx: SignedInContext,
  query: QueryOf<typeof findUserByPhone>,
) {
  if (!holds(ctx.by.roles, 'Reception')) return findAtKiosk(parts, ctx, query)
  const { orm } = parts.db
  const country = countryOf(ctx.content.values)
  const account = await accountByUserName(orm, phoneOf(query.phone, country))
  return account?.kind === 'patron' ? userView(orm, ctx, account) : null
}

/** The account of a user name, staff and screens too; null where there is none. */
export async function findByUserName(
  { db }: Parts,
  ctx: SignedInContext,
  { username }: QueryOf<typeof findUserByName>,
) {
  const account = await accountByUserName(db.orm, username)
  return account ? userView(db.orm, ctx, account) : null
}
