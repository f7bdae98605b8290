import { and, asc, gte, isNotNull, lte } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { users } from '../people/table.ts'
import type { Account } from '../sign-in/store.ts'

export const membersByExpiration = (
  tx: Tx,
  { from, to }: { from: string | undefined; to: string | undefined },
): Promise<Account[]> =>
  tx
    .select()
    .from(users)
    .where(
      and(
        isNotNull(users.membershipExpiration),
        from === undefined ? undefined : gte(users.membershipExpiration, from),
        to === undefined ? undefined : lte(users.membershipExpiration, to),
      ),
    )
    .orderBy(asc(users.membershipExpiration), asc(users.userName))
