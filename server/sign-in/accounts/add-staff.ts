import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addStaff as addStaffCall } from '@mikvah/contract/sign-in.ts'
import { hash } from '@node-rs/argon2'
import { writeAudit } from '../../audit/write-audit.ts'
import { newId } from '../../ids.ts'
import { accountById } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { accountView } from './list-admin-users.ts'

/**
 * Makes a staff account, which signs in by a name and a password that is given to her, and gives it as `accountView`.
 * Refuses a name that another account has, in any case.
 */
export async function addStaff(
  parts: Parts,
  ctx: SignedInContext,
  { userName, password, firstName, lastName, roles }: BodyOf<typeof addStaffCall>,
) {
  const { db } = parts
  const id = ctx.key?.made?.user ?? newId()
  if (!ctx.key?.made) {
    const passwordHash = await hash(password)
    const named = { firstName: firstName || null, lastName: lastName || null }
    await db.inTransaction(async (tx) => {
      const made = await tx
        .insert(users)
        .values({
          ...{ id, kind: 'staff', userName, passwordHash, ...named },
          ...{ roles: [...new Set(roles)], createdAt: ctx.now },
        })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (made.length === 0) throw new Refused('user-name-taken')
      await writeAudit(tx, ctx, { subject: id, details: { roles } })
      await recordOutcome(tx, ctx.key, { user: id })
    })
  }
  const account = await accountById(db.orm, id)
  if (!account) throw new Error('The account is gone.')
  return accountView(parts, ctx, account)
}
