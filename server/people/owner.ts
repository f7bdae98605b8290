import { holds } from '@mikvah/rules/people/roles.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import type { Db } from '../db/database.ts'
import { type Account, accountById } from './accounts.ts'

/**
 * The patron a call is about: the caller herself, or for Reception any patron. Someone else's id, a staff account's,
 * one that was taken off the record and one that doesn't exist are the same 404 (rules 8).
 */
export async function ownerOf(
  db: Db,
  asked: AskedBySomeone,
  userId: string | null | undefined,
  how: { erasedToo?: boolean } = {},
): Promise<Account> {
  const wanted = ownerIdOf(asked, userId)
  return judgeOwner(asked, await accountById(db, wanted), how)
}

/** Whom a call is about, as far as that is known without looking her up. */
export function ownerIdOf({ by }: AskedBySomeone, userId: string | null | undefined): string {
  const wanted = userId ?? by.userId
  if (wanted !== by.userId && !holds(by.roles, 'Reception')) throw new Refused('user-not-found')
  return wanted
}

function judgeOwner(
  { by }: AskedBySomeone,
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
  asked: AskedBySomeone,
  userId: string | null | undefined,
  how: { erasedToo?: boolean } = {},
): Promise<Account> {
  return judgePatron(asked, await ownerOf(db, asked, userId, how), how)
}

/** The account of a patron as it was found, for whom the caller may book. */
export function judgePatron(
  asked: AskedBySomeone,
  account: Account | null,
  how: { erasedToo?: boolean } = {},
): Account {
  const owner = judgeOwner(asked, account, how)
  if (owner.kind !== 'patron') throw new Refused('user-not-found')
  return owner
}

/** Whether a record of this user may be touched by the caller; a record that isn't hers doesn't exist for her. */
export function mayTouch({ by }: Pick<AskedBySomeone, 'by'>, userId: string | null): boolean {
  return userId === by.userId || holds(by.roles, 'Reception')
}
