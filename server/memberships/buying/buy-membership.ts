import { holds } from '@mikvah/rules/people/roles.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { newId } from '../../ids.ts'
import { sourceOf } from '../../payments/cards/card-source.ts'
import { askCharge, type ChargeEnd } from '../../payments/charging/ask-charge.ts'
import { confirmIntent } from '../../payments/charging/confirm-intent.ts'
import { outcomeOf, repeatCharge } from '../../payments/charging/repeat-charge.ts'
import { refusePaymentInQuiet } from '../../payments/ledger/payer.ts'
import { attemptByIntent } from '../../payments/ledger/store.ts'
import { ownerOf } from '../../people/owner.ts'
import { lockAccount } from '../../people/store.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { giveMembership } from '../give-membership.ts'
import { type PurchaseBody, purchaseWanted } from './judge-purchase.ts'
import { type Buying, openPurchase } from './open-purchase.ts'
import { type PurchaseAnswer, readPurchase, tellGiven } from './read-purchase.ts'

/**
 * Buys or renews a membership for a year, by one charge of the same kind as any payment, or gives one that costs
 * nothing. The answer is that of `readPurchase`; a repeat, and one that asks for the outcome, charges nothing more.
 * Refuses what she can't buy (`purchaseWanted`), and as `refusePaymentInQuiet`.
 */
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

  refusePaymentInQuiet(ctx, as)
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
