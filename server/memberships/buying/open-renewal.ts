import type { Tx } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import type { SavedCard } from '../../integrations/payments/card-processor.ts'
import { todayOf } from '../../nights/nights.ts'
import { openCharge } from '../../payments/charging/open-charge.ts'
import { type AttemptRow, openAttempt } from '../../payments/ledger/store.ts'
import type { MembershipPurchase } from '../../payments/table.ts'
import type { Account } from '../../people/accounts.ts'
import { lockAccount } from '../../people/store.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { giveMembership } from '../give-membership.ts'
import { levelToRenew, renewalStepOf } from './renewal-step.ts'

/**
 * Opens the day's try to renew. The renewal is judged again under the lock, so that only one of several processes opens
 * it. Null where no card is to be charged: nothing is due, a free year was given, or the try was written as failed for
 * want of a card.
 */
export async function openRenewal(
  tx: Tx,
  parts: Parts,
  moment: Moment,
  { id, card }: { id: string; card: SavedCard | null },
): Promise<{ owner: Account; attempt: AttemptRow } | null> {
  const owner = await lockAccount(tx, id)
  if ((await renewalStepOf(tx, moment, owner)) !== 'charge') return null
  const level = levelToRenew(moment, owner)
  const expiration = owner.membershipExpiration
  if (!level || !expiration) return null
  const purchase: MembershipPurchase = {
    level: level.level,
    autoRenew: true,
    email: null,
    renewal: { expiration, day: todayOf(moment) },
  }
  if (level.cents === 0) {
    await giveMembership(tx, moment, { account: owner, purchase, dedupe: newId() })
    return null
  }
  const processor = parts.outside.cards(moment.content.values)
  const opening = {
    purpose: 'membership' as const,
    userId: id,
    reservationId: null,
    cents: level.cents,
    split: [{ method: 'CreditCard' as const, cents: level.cents }],
    facts: { note: 'Membership', by: null, save: false, present: false, membership: purchase },
  }
  if (card) return { owner, attempt: await openCharge(tx, parts, processor, opening) }
  const now = parts.realNow()
  await openAttempt(tx, {
    ...opening,
    id: newId(),
    kind: 'charge',
    state: 'declined',
    processor: processor.kind,
    error: 'no saved card',
    openedAt: now,
    expiresAt: now,
    closedAt: moment.now,
  })
  return null
}
