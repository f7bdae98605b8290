import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { cardTriesOf, refuseManyCards } from '../../payments/cards/card-limits.ts'
import { leaveWallet } from '../../payments/charging/leave-wallet.ts'
import { type ChargeOpening, openCharge } from '../../payments/charging/open-charge.ts'
import { auditCharge } from '../../payments/ledger/audit-charge.ts'
import { chargesOfDay } from '../../payments/ledger/by-the-desk.ts'
import type { Paying } from '../../payments/ledger/payer.ts'
import { refuseAtDesk } from '../../payments/ledger/refuse-at-desk.ts'
import type { AttemptRow } from '../../payments/ledger/store.ts'
import type { Account } from '../../people/accounts.ts'
import { lockAccount } from '../../people/store.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { type PurchaseBody, purchaseWanted } from './judge-purchase.ts'

/** Who buys a membership for whom: the caller as in a payment (`Paying`), and `owner`, who always is somebody. */
export type Buying = Paying & { as: 'patron' | 'reception'; owner: Account }

/**
 * Opens the charge for a year. The purchase is judged again under the lock of her account, so that one year isn't
 * bought twice at once; and once before a wallet that she left open is ended, so that a refused one ends none.
 */
export async function openPurchase(
  parts: Parts,
  ctx: SignedInContext,
  buying: Buying,
  body: PurchaseBody,
): Promise<AttemptRow> {
  const { as, owner } = buying
  const processor = parts.outside.cards(ctx.content.values)
  const judge = async (tx: Tx) => {
    const account = await lockAccount(tx, owner.id)
    const opening = purchaseOpening(parts, ctx, { as, owner: account }, body)
    const before = await chargesOfDay(tx, owner.id, todayOf(ctx))
    // A year's price bounds itself. If she already got one today, a second wasn't asked for at the desk.
    const isSecond = before.some(({ purpose }) => purpose === 'membership')
    const freeCents = isSecond ? opening.cents : 0
    const charge = { ...body, note: 'Membership', freeCents }
    const deskCents = await refuseAtDesk(tx, ctx, { as, owner: account, visit: null }, charge)
    await refuseManyCards(tx, opening.facts?.buckets ?? [], parts.realNow())
    return { opening, deskCents }
  }
  await leaveWallet(parts, ctx, buying, () => parts.db.inTransaction(judge))
  return parts.db.inTransaction(async (tx) => {
    const { opening, deskCents } = await judge(tx)
    const attempt = await openCharge(tx, parts, processor, {
      ...opening,
      facts: { ...opening.facts, ...(deskCents > 0 ? { deskCents } : {}) },
    })
    await recordOutcome(tx, ctx.key, { attempt: attempt.id })
    await auditCharge(tx, ctx, attempt, body)
    return attempt
  })
}

/** The row of the charge for a year, not written yet. Refuses what she can't buy. */
export function purchaseOpening(
  parts: Pick<Parts, 'exemptsAddress'>,
  ctx: SignedInContext,
  { as, owner }: Pick<Buying, 'as' | 'owner'>,
  body: PurchaseBody,
): ChargeOpening {
  const { cents, ...membership } = purchaseWanted(ctx, owner, body, as)
  return {
    purpose: 'membership',
    userId: owner.id,
    reservationId: null,
    cents,
    split: [{ method: 'CreditCard', cents }],
    facts: {
      note: 'Membership',
      by: ctx.by.userId,
      // A membership that renews by itself needs a card to renew on.
      save: membership.autoRenew && !isNobodysNumber(owner.phone),
      present: as === 'patron' || !body.paymentInfo?.sourceCard,
      buckets: cardTriesOf(parts, ctx, owner.id),
      membership,
    },
  }
}
