import type { Db, Tx } from '../db/database.ts'
import {
  and,
  asc,
  between,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from '../db/drizzle/queries.ts'
import type { AttemptRow } from '../payments/ledger/store.ts'
import { attempts } from '../payments/table.ts'
import type { Account } from '../people/accounts.ts'
import { users } from '../people/table.ts'

/** The position in a list of members after which it goes on. */
export type MemberPlace = Pick<Account, 'membershipExpiration' | 'userName'>

type Between = {
  from: string | undefined
  to: string | undefined
  after: MemberPlace | undefined
  most: number
}

/**
 * Accounts whose membership ends between two days, both included (undefined is no bound), in that order: the first
 * `most` after a place.
 */
export const membersByExpiration = (
  db: Db,
  { from, to, after, most }: Between,
): Promise<Account[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isNotNull(users.membershipExpiration),
        from === undefined ? undefined : gte(users.membershipExpiration, from),
        to === undefined ? undefined : lte(users.membershipExpiration, to),
        after &&
          sql`(${users.membershipExpiration}, ${users.userName}) > (${after.membershipExpiration}, ${after.userName})`,
      ),
    )
    .orderBy(asc(users.membershipExpiration), asc(users.userName))
    .limit(most)

/** All charges for her membership, open and failed ones included. */
export const membershipTries = (tx: Tx, userId: string): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.kind, 'charge'),
        eq(attempts.purpose, 'membership'),
      ),
    )

type Span = { today: string; until: string; passed: readonly string[] }

/**
 * Locks a member who may be due to renew and wasn't looked at today; one that another process has locked is skipped.
 */
export async function lockNextToRenew(
  tx: Tx,
  { today, until, passed }: Span,
): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.membershipAutoRenew, true),
        eq(users.disabled, false),
        between(users.membershipExpiration, today, until),
        or(isNull(users.renewalSeenOn), ne(users.renewalSeenOn, today)),
        passed.length > 0 ? notInArray(users.id, [...passed]) : undefined,
      ),
    )
    .orderBy(asc(users.membershipExpiration), asc(users.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}
