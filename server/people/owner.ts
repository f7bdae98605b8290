import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { type Account, accountById } from './accounts.ts'

/**
 * The patron a call is about: the caller herself, or for Reception any patron. Someone else's id, a staff account's,
 * one that was taken off the record and one that doesn't exist are the same 404 (rules 8).
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

/** Whom a call is about, as far as that is known without looking her up. */
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

/** The same for what only patrons have: a visit is never booked on the account of a desk. */
export async function patronOf(
  db: Db,
  ctx: SignedInContext,
  userId: string | null | undefined,
  how: { erasedToo?: boolean } = {},
): Promise<Account> {
  return judgePatron(ctx, await ownerOf(db, ctx, userId, how), how)
}

/** The account of a patron as it was found, for whom the caller may book. */
export function judgePatron(
  ctx: SignedInContext,
  account: Account | null,
  how: { erasedToo?: boolean } = {},
): Account {
  const owner = judgeOwner(ctx, account, how)
  if (owner.kind !== 'patron') throw new Refused('user-not-found')
  return owner
}

/** Whether a record of this user may be touched by the caller; a record that isn't hers doesn't exist for her. */
export function mayTouch({ by }: Pick<SignedInContext, 'by'>, userId: string | null): boolean {
  return userId === by.userId || holds(by.roles, 'Reception')
}
