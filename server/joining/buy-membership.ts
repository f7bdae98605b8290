import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { newId } from '../ids.ts'
import { giveMembership } from '../memberships/give-membership.ts'
import { todayOf } from '../nights/nights.ts'
import { triesOf } from '../payments/cards/card-limits.ts'
import { sourceOf } from '../payments/cards/card-source.ts'
import { askCharge, type ChargeEnd } from '../payments/charging/ask-charge.ts'
import { confirmIntent } from '../payments/charging/confirm-intent.ts'
import { leaveWallet } from '../payments/charging/leave-wallet.ts'
import { type Opening, openCharge } from '../payments/charging/open-charge.ts'
import { outcomeOf, repeatCharge } from '../payments/charging/repeat-charge.ts'
import { auditCharge } from '../payments/ledger/audit-charge.ts'
import { chargesOfDay } from '../payments/ledger/by-the-desk.ts'
import { type Paying, refuseInQuiet } from '../payments/ledger/payer.ts'
import { refuseAtDesk } from '../payments/ledger/refuse-at-desk.ts'
import { type AttemptRow, attemptByIntent } from '../payments/ledger/store.ts'
import type { Account } from '../people/accounts.ts'
import { ownerOf } from '../people/owner.ts'
import { lockAccount } from '../people/store.ts'
import { type PurchaseBody, purchaseWanted } from './judge-purchase.ts'
import { type PurchaseAnswer, tellGiven, tellPurchase } from './tell-purchase.ts'

/** As for a payment, but there is always someone who gets the membership. */
type Buying = Paying & { as: 'patron' | 'reception'; owner: Account }

/** Buys or renews a membership for a year, by one charge of the same kind as any payment (rules 6 and 7). */
export async function buyMembership(
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  body: PurchaseBody,
): Promise<PurchaseAnswer> {
  const owner = await ownerOf(parts.db.orm, asked, id)
  const as = holds(asked.by.roles, 'Reception') ? 'reception' : 'patron'
  const buying: Buying = { as, owner, visit: null }
  const { made, asksOutcome } = asked.key ?? {}
  if (made?.member) return tellGiven(parts, asked, owner.id, [])
  if (asksOutcome) return tellPurchase(parts, asked, owner.id, await outcomeOf(parts, asked, body))
  const before =
    made?.attempt &&
    (await repeatCharge(parts, asked, made.attempt, async (attempt) => {
      const source = await sourceOf(parts, asked, buying, body)
      return askCharge(parts, asked, attempt, { owner, source })
    }))
  if (before) return tellPurchase(parts, asked, owner.id, before)

  refuseInQuiet(asked, as)
  if (body.paymentIntent) {
    const end = await goOn(parts, asked, buying, body.paymentIntent)
    return tellPurchase(parts, asked, owner.id, end)
  }

  const { cents } = purchaseWanted(asked, owner, body, as)
  if (cents === 0) {
    await giveForNothing(parts, asked, buying, body)
    return tellGiven(parts, asked, owner.id, [])
  }
  const source = await sourceOf(parts, asked, buying, body)
  await leaveWallet(parts, asked, buying)
  const attempt = await openPurchase(parts, asked, buying, body)
  const end = await askCharge(parts, asked, attempt, { owner, source })
  return tellPurchase(parts, asked, owner.id, end)
}

/** Goes on with a charge that her bank has asked her to confirm. */
async function goOn(
  parts: Parts,
  asked: AskedBySomeone,
  buying: Buying,
  intent: string,
): Promise<ChargeEnd> {
  const { kind } = parts.outside.cards(asked.content.values)
  const attempt = await attemptByIntent(parts.db.orm, kind, intent)
  if (attempt?.purpose !== 'membership') throw new Refused('intent-mismatch')
  return confirmIntent(parts, asked, buying, { intent, amt: dollarsOf(attempt.cents) })
}

/** Judged again under the lock of her account, so that one year isn't bought twice at once. */
function openPurchase(
  parts: Parts,
  asked: AskedBySomeone,
  { as, owner }: Buying,
  body: PurchaseBody,
): Promise<AttemptRow> {
  const processor = parts.outside.cards(asked.content.values)
  return parts.db.inTransaction(async (tx) => {
    const account = await lockAccount(tx, owner.id)
    const opening = purchaseOpening(parts, asked, { as, owner: account }, body)
    const before = await chargesOfDay(tx, owner.id, todayOf(asked))
    // One year bounds itself by its price; who gets another on the same day didn't ask for it at the desk.
    const isSecond = before.some(({ purpose }) => purpose === 'membership')
    const freeCents = isSecond ? opening.cents : 0
    const charge = { ...body, note: 'Membership', freeCents }
    const deskCents = await refuseAtDesk(tx, asked, { as, owner: account, visit: null }, charge)
    const attempt = await openCharge(tx, parts, processor, {
      ...opening,
      facts: { ...opening.facts, ...(deskCents > 0 ? { deskCents } : {}) },
    })
    await keepMade(tx, asked.key, { attempt: attempt.id })
    await auditCharge(tx, asked, attempt, body)
    return attempt
  })
}

/** What the row of the charge for a year says of it. */
export function purchaseOpening(
  parts: Pick<Parts, 'exemptsAddress'>,
  asked: AskedBySomeone,
  { as, owner }: Pick<Buying, 'as' | 'owner'>,
  body: PurchaseBody,
): Opening {
  const { cents, ...membership } = purchaseWanted(asked, owner, body, as)
  return {
    purpose: 'membership',
    userId: owner.id,
    reservationId: null,
    cents,
    split: [{ method: 'CreditCard', cents }],
    facts: {
      note: 'Membership',
      by: asked.by.userId,
      // A membership that renews by itself needs a card to renew on.
      save: membership.autoRenew && !isNobodysNumber(owner.phone),
      present: as === 'patron' || !body.paymentInfo?.sourceCard,
      buckets: triesOf(parts, asked, owner.id),
      membership,
    },
  }
}

async function giveForNothing(
  parts: Parts,
  asked: AskedBySomeone,
  { as, owner }: Buying,
  body: PurchaseBody,
): Promise<void> {
  await parts.db.inTransaction(async (tx) => {
    const account = await lockAccount(tx, owner.id)
    const purchase = purchaseWanted(asked, account, body, as)
    await giveMembership(tx, asked, { account, purchase, dedupe: newId() })
    await keepMade(tx, asked.key, { member: owner.id })
    await writeAudit(tx, asked, { subject: owner.id, owner: owner.id, details: { cents: 0 } })
  })
}
