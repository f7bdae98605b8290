import { judgeRoleChange, type Role, roles } from '@mikvah/rules/people/roles.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { and, eq, ne, sql } from '../../db/drizzle/queries.ts'
import { accountsChanged } from '../../facility/facility.ts'
import type { Account } from '../../people/accounts.ts'
import { changeAccount, lockAccount } from '../../people/store.ts'
import { users } from '../../people/table.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { endAllOf, endTokensOf } from '../store.ts'
import { accountView } from './list-admin-users.ts'

type Params = { id: string; role: string }

/**
 * Gives or takes a role, and gives the account as `accountView`. Her access tokens and open screens end at once; with
 * her next token she has her new roles. Refuses what `judgeRoleChange` says, and an unknown role.
 */
export async function changeRole(
  parts: Parts,
  ctx: SignedInContext,
  { id, role: named, change }: Params & { change: 'add' | 'remove' },
) {
  const role = roles.find((one) => one === named)
  if (!role) throw new Refused('not-found')
  return parts.db.inTransaction(async (tx) => {
    const account = await lockedAccount(tx, id)
    refuseChange(ctx, account, { change, role, otherAdmins: await otherAdmins(tx, id) })
    const held = account.roles.filter((one) => one !== role)
    const next: Role[] = change === 'add' ? [...held, role] : held
    const isChange = account.roles.includes(role) !== next.includes(role)
    const given = change === 'add' ? { add: role } : { remove: role }
    await writeAudit(tx, ctx, { subject: id, details: { ...given, changed: isChange } })
    if (!isChange) return accountView(parts, ctx, account)
    const changed = await changeAccount(tx, account, { roles: next })
    await endTokensOf(tx, id)
    return accountView(parts, ctx, changed)
  })
}

/**
 * Disables an account, which is signed out everywhere and can't sign in, or enables it again; gives it as
 * `accountView`. Refuses the caller's own account, and to disable the last administrator.
 */
export async function setDisabled(
  parts: Parts,
  ctx: SignedInContext,
  { id, disabled }: { id: string; disabled: boolean },
) {
  return parts.db.inTransaction(async (tx) => {
    const account = await lockedAccount(tx, id)
    // The last administrator can neither lose the role nor be disabled.
    const change = disabled ? 'remove' : 'add'
    const role = account.roles.includes('Admin') ? 'Admin' : 'OpenGarageGate'
    refuseChange(ctx, account, { change, role, otherAdmins: await otherAdmins(tx, id) })
    await writeAudit(tx, ctx, { subject: id, details: { disabled } })
    const changed = await changeAccount(tx, account, { disabled })
    if (disabled) await endAllOf(tx, id)
    return accountView(parts, ctx, changed)
  })
}

/** The facility's row is locked first, so that two administrators who take each other's role take turns. */
async function lockedAccount(tx: Tx, id: string): Promise<Account> {
  await accountsChanged(tx)
  return lockAccount(tx, id)
}

async function otherAdmins(tx: Tx, id: string): Promise<number> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), eq(users.disabled, false), sql`'Admin' = any(${users.roles})`))
  return others.length
}

function refuseChange(
  { by }: SignedInContext,
  account: Account,
  change: Pick<Parameters<typeof judgeRoleChange>[0], 'change' | 'role' | 'otherAdmins'>,
): void {
  const verdict = judgeRoleChange({
    ...change,
    ownAccount: account.id === by.userId,
    hasPassword: account.passwordHash !== null,
  })
  if (!verdict.allowed) throw new Refused(verdict.because)
}
