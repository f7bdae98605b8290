import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { setPassword as setPasswordCall } from '@mikvah/contract/sign-in.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { hash, verify } from '@node-rs/argon2'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { devices } from '../devices/table.ts'
import { accountById } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { endAllOf } from './store.ts'

/**
 * Sets the password of an account that signs in by one: an administrator anyone's, an account its own, with the present
 * one. The account is signed out everywhere. Refuses one for a screen, which is paired instead.
 */
export async function setPassword(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof setPasswordCall>,
) {
  if (body.NewPassword !== body.ConfirmPassword) throw new Refused('passwords-differ')
  const { by } = ctx
  const account = await accountById(parts.db.orm, body.userId)
  const own = account?.id === by.userId
  const admin = holds(by.roles, 'Admin')
  if (!account || account.kind === 'patron')
    throw new Refused(admin ? 'user-not-found' : 'role-missing')
  if (!own && !admin) throw new Refused('role-missing')
  if (await isPairedScreen(parts.db.orm, account.id)) throw new Refused('screen-is-paired')
  if (own) {
    const limit = { bucket: bucketOf('set-password', account.id), most: 10, windowMs: minutes(15) }
    await withinLimit(parts.db.orm, limit, parts.realNow(), 'too-many-tries')
    const fits =
      account.passwordHash && (await verify(account.passwordHash, body.currentPassword ?? ''))
    if (!fits) throw new Refused('wrong-password')
  }
  const passwordHash = await hash(body.NewPassword)
  await parts.db.inTransaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await endAllOf(tx, account.id)
    await writeAudit(tx, ctx, { subject: account.id })
  })
  return null
}

const isPairedScreen = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(devices, eq(devices.userId, userId))) > 0
