import type { Tx } from '../../db/database.ts'
import { finishMembership } from '../../memberships/give-membership.ts'
import type { Moment } from '../../request/context.ts'
import type { AttemptRow } from '../ledger/store.ts'

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

export const finishPurchase: Finisher = (tx, moment, attempt) =>
  finishers[attempt.purpose](tx, moment, attempt)
