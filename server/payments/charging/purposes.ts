import type { Tx } from '../../db/database.ts'
import { and, eq, gte, ne } from '../../db/drizzle/queries.ts'
import { finishMembership } from '../../memberships/give-membership.ts'
import type { Moment } from '../../request/context.ts'
import type { AttemptRow } from '../ledger/store.ts'
import { attempts } from '../table.ts'

type Finisher = (tx: Tx, moment: Moment, attempt: AttemptRow) => Promise<unknown>

const nothingMore: Finisher = async () => {}

/** What an approved charge without a visit leads to, by its purpose; done in the transaction that closes it. */
const finishers: Record<AttemptRow['purpose'], Finisher> = {
  visit: nothingMore,
  donation: nothingMore,
  kallah: nothingMore,
  other: nothingMore,
  membership: finishMembership,
}

/**
 * Whether what a charge without a visit was for is still wanted. A membership whose charge had been given up isn't, once
 * another one has brought her the year.
 */
export async function wantsPurchase(
  tx: Tx,
  { id, state, purpose, userId, openedAt }: AttemptRow,
): Promise<boolean> {
  if (state === 'open' || purpose !== 'membership' || !userId) return true
  const [bought] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        ...[eq(attempts.userId, userId), eq(attempts.purpose, 'membership')],
        ...[eq(attempts.kind, 'charge'), eq(attempts.state, 'approved'), ne(attempts.id, id)],
        gte(attempts.openedAt, openedAt),
      ),
    )
    .limit(1)
  return bought === undefined
}

export const finishPurchase: Finisher = (tx, moment, attempt) =>
  finishers[attempt.purpose](tx, moment, attempt)
