import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { newId } from '../../ids.ts'
import { todayOf } from '../../nights/nights.ts'
import { triesOf } from '../../payments/cards/card-limits.ts'
import { sourceOf } from '../../payments/cards/card-source.ts'
import { askCharge, type ChargeEnd } from '../../payments/charging/ask-charge.ts'
import { confirmIntent } from '../../payments/charging/confirm-intent.ts'
import { leaveWallet } from '../../payments/charging/leave-wallet.ts'
import { type Opening, openCharge } from '../../payments/charging/open-charge.ts'
import { outcomeOf, repeatCharge } from '../../payments/charging/repeat-charge.ts'
import { auditCharge } from '../../payments/ledger/audit-charge.ts'
import { chargesOfDay } from '../../payments/ledger/by-the-desk.ts'
import { type Paying, refuseInQuiet } from '../../payments/ledger/payer.ts'
import { refuseAtDesk } from '../../payments/ledger/refuse-at-desk.ts'
import { type AttemptRow, attemptByIntent } from '../../payments/ledger/store.ts'
import type { Account } from '../../people/accounts.ts'
import { ownerOf } from '../../people/owner.ts'
import { lockAccount } from '../../people/store.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { giveMembership } from '../give-membership.ts'
import { type PurchaseBody, purchaseWanted } from './judge-purchase.ts'
import { type PurchaseAnswer, readPurchase, tellGiven } from './read-purchase.ts'

/** As for a payment, but there is always someone who gets the membership. */
type Buying = Paying & { as: 'patron' | 'reception'; owner: Account }

/** Buys or renews a membership for a year, by one charge of the same kind as any payment (rules 6 and 7). */
export async function buyMembership(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  body: PurchaseBody,
): Promise<PurchaseAnswer> {
  const owner = await ownerOf(parts.db.orm, ctx, id)
  const as = holds(ctx.by.roles, 'Reception') ? 'reception' : 'patron'
  const buying: Buying = { as, owner, visit: null }
  const { made, asksOutcome } = ctx.key ?? {}
  if (made?.member) return tellGiven(parts, ctx, owner.id, [])
  if (asksOutcome) return readPurchase(parts, ctx, owner.id, await outcomeOf(parts, ctx, body))
  const before =
    made?.attempt &&
    (await repeatCharge(parts, ctx, made.attempt, async (attempt) => {
      const source = await sourceOf(parts, ctx, buying, body)
      return askCharge(parts, ctx, attempt, { owner, source })
    }))
  if (before) return readPurchase(parts, ctx, owner.id, before)

  refuseInQuiet(ctx, as)
  if (body.paymentIntent) {
    const end = await goOn(parts, ctx, buying, body.paymentIntent)
    return readPurchase(parts, ctx, owner.id, end)
  }

  const { cents } = purchaseWanted(ctx, owner, body, as)
  if (cents === 0) {
    await giveForNothing(parts, ctx, buying, body)
    return tellGiven(parts, ctx, owner.id, [])
  }
  const source = await sourceOf(parts, ctx, buying, body)
  await leaveWallet(parts, ctx, buying)
  const attempt = await openPurchase(parts, ctx, buying, body)
  const end = await askCharge(parts, ctx, attempt, { owner, source })
  return readPurchase(parts, ctx, owner.id, end)
}

/** Goes on with a charge that her bank has asked her to confirm. */
async function goOn(
  parts: Parts,
  ctx: SignedInContext,
  buying: Buying,
  intent: string,
): Promise<ChargeEnd> {
  const { kind } = parts.outside.cards(ctx.content.values)
  const attempt = await attemptByIntent(parts.db.orm, kind, intent)
  if (attempt?.purpose !== 'membership') throw new Refused('intent-mismatch')
  return confirmIntent(parts, ctx, buying, { intent, amt: dollarsOf(attempt.cents) })
}

/** Judged again under the lock of her account, so that one year isn't bought twice at once. */
function openPurchase(
  parts: Parts,
  ctx: SignedInContext,
  { as, owner }: Buying,
  body: PurchaseBody,
): Promise<AttemptRow> {
  const processor = parts.outside.cards(ctx.content.values)
  return parts.db.inTransaction(async (tx) => {
    const account = await lockAccount(tx, owner.id)
    const opening = purchaseOpening(parts, ctx, { as, owner: account }, body)
    const before = await chargesOfDay(tx, owner.id, todayOf(ctx))
    // One year bounds itself by its price; who gets another on the same day didn't ask for it at the desk.
    const isSecond = before.some(({ purpose }) => purpose === 'membership')
    const freeCents = isSecond ? opening.cents : 0
    const charge = { ...body, note: 'Membership', freeCents }
    const deskCents = await refuseAtDesk(tx, ctx, { as, owner: account, visit: null }, charge)
    const attempt = await openCharge(tx, parts, processor, {
      ...opening,
      facts: { ...opening.facts, ...(deskCents > 0 ? { deskCents } : {}) },
    })
    await recordOutcome(tx, ctx.key, { attempt: attempt.id })
    await auditCharge(tx, ctx, attempt, body)
    return attempt
  })
}

/** What the row of the charge for a year says of it. */
export function purchaseOpening(
  parts: Pick<Parts, 'exemptsAddress'>,
  ctx: SignedInContext,
  { as, owner }: Pick<Buying, 'as' | 'owner'>,
  body: PurchaseBody,
): Opening {
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
      buckets: triesOf(parts, ctx, owner.id),
      membership,
    },
  }
}

async function giveForNothing(
  parts: Parts,
  ctx: SignedInContext,
  { as, owner }: Buying,
  body: PurchaseBody,
): Promise<void> {
  await parts.db.inTransaction(async (tx) => {
    const account = await lockAccount(tx, owner.id)
    const purchase = purchaseWanted(ctx, account, body, as)
    await giveMembership(tx, ctx, { account, purchase, dedupe: newId() })
    await recordOutcome(tx, ctx.key, { member: owner.id })
    await writeAudit(tx, ctx, { subject: owner.id, owner: owner.id, details: { cents: 0 } })
  })
}
