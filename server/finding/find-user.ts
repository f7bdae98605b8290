import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { findUserByName, findUserByPhone } from '@mikvah/contract/finding.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { accountByUserName } from '../people/accounts.ts'
import { phoneOf } from '../people/phone-number.ts'
import { userTold } from '../profile/view.ts'
import { lookUpAtKiosk } from './look-up-at-kiosk.ts'

/** The patron of a phone; whoever works here signs in by a name and has none. */
export async function findByPhone(
  parts: Parts,
  asked: AskedBySomeone,
  query: QueryOf<typeof findUserByPhone>,
) {
  if (!holds(asked.by.roles, 'Reception')) return lookUpAtKiosk(parts, asked, query)
  const { orm } = parts.db
  const country = textOf(asked.content.values, 'countryCode') ?? 'us'
  const account = await accountByUserName(orm, phoneOf(query.phone, country))
  return account?.kind === 'patron' ? userTold(orm, asked, account) : null
}

export async function findByUserName(
  { db }: Parts,
  asked: AskedBySomeone,
  { username }: QueryOf<typeof findUserByName>,
) {
  const account = await accountByUserName(db.orm, username)
  return account ? userTold(db.orm, asked, account) : null
}
