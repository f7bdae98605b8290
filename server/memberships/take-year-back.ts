import { withoutYear } from '@mikvah/rules/membership/purchase.ts'
import { sumOf } from '@mikvah/rules/price/price-of-visit.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { and, eq, gt } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { refundsOf } from '../payments/ledger/store.ts'
import { attempts } from '../payments/table.ts'
import { changeAccount, lockAnyAccount } from '../people/store.ts'
import type { Moment } from '../request/context.ts'

type Bought = { userId: string; day: string; at: Ms }

/**
 * Takes a year back whose money was refunded whole. It does nothing where the present year isn't the one this money
 * bought: another was paid since, or the office has shortened it.
 */
export async function takeYearBack(tx: Tx, moment: Moment, bought: Bought): Promise<void> {
  const account = await lockAnyAccount(tx, bought.userId)
  if (!account || !reachesAYear(account.membershipExpiration, bought.day)) return
  if (await isPaidForSince(tx, bought)) return
  await changeAccount(tx, account, withoutYear(account, todayOf(moment)))
}

const reachesAYear = (expiration: string | null, from: string): boolean =>
  expiration !== null && expiration >= Temporal.PlainDate.from(from).add({ years: 1 }).toString()

/** Whether she has paid for another year since then, with money that is still here. */
async function isPaidForSince(tx: Tx, { userId, at }: Bought): Promise<boolean> {
  const ofHers = and(eq(attempts.userId, userId), eq(attempts.purpose, 'membership'))
  const charged = and(eq(attempts.kind, 'charge'), eq(attempts.state, 'approved'))
  const since = await tx
    .select()
    .from(attempts)
    .where(and(ofHers, charged, gt(attempts.closedAt, at)))
  for (const { id, cents, facts } of since) {
    const given = (await refundsOf(tx, id)).filter(({ state }) => state === 'approved')
    if (!facts.unwanted && sumOf(given) < cents) return true
  }
  return false
}
