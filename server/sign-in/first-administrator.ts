import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { makeFirstAdministrator as call } from '@mikvah/contract/sign-in.ts'
import { hash } from '@node-rs/argon2'
import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { newId } from '../ids.ts'
import { addAccount } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'

/**
 * The address where the first administrator of a new live facility is made; null once there is one, and in practice
 * mode. Its secret is derived from the facility's key, so that every start gives the same, and stands behind a #,
 * where no proxy sees it.
 */
export async function firstAdministratorLink(parts: Parts): Promise<string | null> {
  const { config, db, facility } = parts
  if (facility.mode !== 'live' || (await hasAdministrator(db.orm))) return null
  return `${config.publicUrl}/first-administrator#${tokenOf(parts)}`
}

/**
 * Makes the first administrator; works once, for whoever comes first (shapes, First start). Refuses a wrong token,
 * where there is an administrator already, and in practice mode.
 */
export async function makeFirstAdministrator(
  parts: Parts,
  ctx: RequestContext,
  { token, userName, password }: BodyOf<typeof call>,
): Promise<null> {
  const { db, facility } = parts
  if (facility.mode !== 'live' || !isSame(token, tokenOf(parts)))
    throw new Refused('first-link-wrong')
  const passwordHash = await hash(password)
  await db.inTransaction(async (tx) => {
    // The facility's row is locked, so that two who open the link at once take turns.
    await accountsChanged(tx)
    if (await hasAdministrator(tx)) throw new Refused('first-link-used')
    await addAccount(tx, {
      ...{ id: newId(), kind: 'staff', roles: ['Admin'] },
      ...{ userName, passwordHash, language: ctx.language, createdAt: ctx.now },
    })
  })
  parts.log.info('the first administrator was made')
  return null
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`'Admin' = any(${users.roles})`)
    .limit(1)
  return found.length > 0
}

const tokenOf = ({ facility }: Pick<Parts, 'facility'>) =>
  createHmac('sha256', facility.keys.firstLink).update('first administrator').digest('base64url')

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
