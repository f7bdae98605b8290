import { withoutYear } from '@mikvah/rules/membership/purchase.ts'
import { sumOf } from '@mikvah/rules/price/price-of-visit.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { and, eq } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { type AttemptRow, changeAttempt, refundsOf } from '../payments/ledger/store.ts'
import { attempts } from '../payments/table.ts'
import { changeAccount, lockAnyAccount } from '../people/store.ts'
import type { Moment } from '../request/context.ts'

/**
 * A year of membership that was paid for: its charge, whose year it is, and when and on which business day it was paid.
 */
type Bought = { charge: AttemptRow; userId: string; day: string; at: Ms }

/**
 * Takes a year back whose money was refunded whole, and with it each earlier one that has stood only because this one
 * was paid for. No year goes where the office has shortened the membership; where another year was paid for since, this
 * one stands until that one's money goes back too.
 */
export async function takeYearBack(tx: Tx, moment: Moment, bought: Bought): Promise<void> {
  const account = await lockAnyAccount(tx, bought.userId)
  if (!account) return
  const { charge } = bought
  const reaches = reachesAYear(account.membershipExpiration, bought.day)
  const charges = await chargesOf(tx, bought.userId)
  if (await isPaidForSince(tx, charges, bought)) {
    if (reaches)
      await changeAttempt(tx, charge.id, { facts: { ...charge.facts, yearStands: true } })
    return
  }
  const standing = charges.filter(({ facts }) => facts.yearStands)
  for (const { id, facts } of standing) {
    await changeAttempt(tx, id, { facts: { ...facts, yearStands: undefined } })
  }
  if (!reaches) return
  let left = withoutYear(account, todayOf(moment))
  for (const _ of standing) left = withoutYear({ ...account, ...left }, todayOf(moment))
  await changeAccount(tx, account, left)
}

/** What she was charged for years of membership. */
const chargesOf = (tx: Tx, userId: string): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.purpose, 'membership'),
        eq(attempts.kind, 'charge'),
        eq(attempts.state, 'approved'),
      ),
    )

const reachesAYear = (expiration: string | null, from: string): boolean =>
  expiration !== null && expiration >= Temporal.PlainDate.from(from).add({ years: 1 }).toString()

/** Whether she has paid for another year since then, with money that is still here. */
async function isPaidForSince(
  tx: Tx,
  charges: readonly AttemptRow[],
  { at }: Bought,
): Promise<boolean> {
  for (const { id, cents, facts, closedAt } of charges) {
    if (closedAt === null || closedAt <= at) continue
    const given = (await refundsOf(tx, id)).filter(({ state }) => state === 'approved')
    if (!facts.unwanted && sumOf(given) < cents) return true
  }
  return false
}
