import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { type Account, accountById } from './accounts.ts'

/**
 * The account that a call is about: the caller's own, of whatever kind, or for Reception any patron's. Another staff
 * account's id, an erased one's (unless `erasedToo`), an unknown one and for others anybody else's all give the same
 * 404.
 */
export async function ownerOf(
  db: Db,
  ctx: SignedInContext,
  userId: string | null | undefined,
  how: { erasedToo?: boolean } = {},
): Promise<Account> {
  const wanted = ownerIdOf(ctx, userId)
  return judgeOwner(ctx, await accountById(db, wanted), how)
}

/** The id that a call is about, without reading the account; another's is refused to all but the desk. */
export function ownerIdOf({ by }: SignedInContext, userId: string | null | undefined): string {
  const wanted = userId ?? by.userId
  if (wanted !== by.userId && !holds(by.roles, 'Reception')) throw new Refused('user-not-found')
  return wanted
}

function judgeOwner(
  { by }: SignedInContext,
  account: Account | null,
  { erasedToo = false }: { erasedToo?: boolean } = {},
): Account {
  if (!account || (account.kind !== 'patron' && account.id !== by.userId))
    throw new Refused('user-not-found')
  if (account.erasedAt !== null && !erasedToo) throw new Refused('user-not-found')
  return account
}

/**
 * The patron that a call is about, where only patrons will do: a visit is never booked on the desk's own account.
 * Refuses as `ownerOf`, and any other kind of account as unknown.
 */
export async function patronOf(
  db: Db,
  ctx: SignedInContext,
  userId: string | null | undefined,
  how: { erasedToo?: boolean } = {},
): Promise<Account> {
  return judgePatron(ctx, await ownerOf(db, ctx, userId, how), how)
}

/**
 * The account as it was read by the id of `ownerIdOf`, where it is a patron's; refused as unknown where there is none,
 * it is erased (unless `erasedToo`) or of another kind.
 */
export function judgePatron(
  ctx: SignedInContext,
  account: Account | null,
  how: { erasedToo?: boolean } = {},
): Account {
  const owner = judgeOwner(ctx, account, how)
  if (owner.kind !== 'patron') throw new Refused('user-not-found')
  return owner
}

/**
 * Whether a record of this user is the caller's own, or the caller is the desk; otherwise it counts as unknown. A
 * record of nobody's (null) is for the desk.
 */
export function mayTouch({ by }: Pick<SignedInContext, 'by'>, userId: string | null): boolean {
  return userId === by.userId || holds(by.roles, 'Reception')
}
