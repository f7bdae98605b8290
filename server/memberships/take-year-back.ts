import { withoutYear } from '@mikvah/rules/membership/purchase.ts'
import type { Moment } from '../asked/asked.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { changeAccount, lockAnyAccount } from '../people/store.ts'

/** Takes back a year whose money has gone back whole. */
export async function takeYearBack(tx: Tx, moment: Moment, userId: string): Promise<void> {
  const account = await lockAnyAccount(tx, userId)
  if (account) await changeAccount(tx, account, withoutYear(account, todayOf(moment)))
}
