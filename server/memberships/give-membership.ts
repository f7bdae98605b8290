import { purchaseOf } from '@mikvah/rules/membership/purchase.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import type { AttemptRow } from '../payments/ledger/store.ts'
import type { MembershipPurchase } from '../payments/table.ts'
import { type Account, fillEmail } from '../people/accounts.ts'
import { changeAccount, lockAnyAccount } from '../people/store.ts'
import type { Moment } from '../request/context.ts'
import { noticeBought, noticeRenewed } from './notices.ts'

/** Gives the year that an approved attempt has paid for, in the transaction that closes the attempt. */
export async function finishMembership(
  tx: Tx,
  moment: Moment,
  { id, userId, facts }: AttemptRow,
): Promise<void> {
  const account = userId ? await lockAnyAccount(tx, userId) : null
  if (!account || !facts.membership) throw new Error('A membership was paid for nobody.')
  await giveMembership(tx, moment, { account, purchase: facts.membership, dedupe: id })
}

type Given = { account: Account; purchase: MembershipPurchase; dedupe: string }

/**
 * Gives one more year, paid for or free, tells her and the office, and gives her account as it then stands; the e-mail
 * address of a purchase is stored where she has none. The caller has locked her account.
 */
export async function giveMembership(
  tx: Tx,
  moment: Moment,
  { account, purchase, dedupe }: Given,
): Promise<Account> {
  const { level, email, renewal } = purchase
  // She may have turned auto-renew off while the renewal was being charged.
  const autoRenew = renewal ? account.membershipAutoRenew : purchase.autoRenew
  const member = await changeAccount(tx, account, {
    ...purchaseOf(account, { level, autoRenew, today: todayOf(moment) }),
    renewalNoticedFor: null,
    renewalNoticedOn: null,
    renewalSeenOn: null,
  })
  if (renewal) await noticeRenewed(tx, moment, member, dedupe)
  if (email) {
    await fillEmail(tx, account.id, email)
    await noticeBought(tx, moment, member, { email, dedupe })
  }
  return member
}
