import type { Tx } from '../../db/database.ts'
import { finishMembership } from '../../memberships/give-membership.ts'
import type { Moment } from '../../request/context.ts'
import { type AttemptRow, hasBoughtSince } from '../ledger/store.ts'

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
 * Whether what a charge without a visit was for is still wanted. A membership whose charge had been given up isn't,
 * once another one has brought her the year.
 */
export async function wantsPurchase(
  tx: Tx,
  { state, purpose, userId, openedAt }: AttemptRow,
): Promise<boolean> {
  if (state === 'open' || purpose !== 'membership' || !userId) return true
  return !(await hasBoughtSince(tx, userId, openedAt))
}

/**
 * Does what an approved charge without a visit leads to, in the transaction that closes it: a membership begins; after
 * any other purpose nothing more is done.
 */
export const finishPurchase: Finisher = (tx, moment, attempt) =>
  finishers[attempt.purpose](tx, moment, attempt)
