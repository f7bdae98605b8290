import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { cardsOf } from '../../payments/cards/list-saved-cards.ts'
import { askCharge } from '../../payments/charging/ask-charge.ts'
import type { Account } from '../../people/accounts.ts'
import { changeAccount } from '../../people/store.ts'
import type { Moment } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { noticeRenews, noticeTurnedOff } from '../notices.ts'
import { lockNextToRenew } from '../store.ts'
import { openRenewal } from './open-renewal.ts'
import { chargeDayOf, levelToRenew, mayRenewNow, renewalStepOf } from './renewal-step.ts'

/** The most charges of one round: a charge takes seconds, and other work waits for the round. */
const batch = 5
/**
 * How far ahead members are looked for: the renewal window, the notice before it, and the longest run of holy days
 * between.
 */
const daysAhead = 30

/**
 * Renews memberships by themselves: a notice three days ahead or more, then one try a day on the saved card; after
 * three failed days, or where her level is off sale, auto-renew is turned off. A try is a row before the card is asked,
 * so a killed process never charges twice. Gives for how many members it did something.
 */
export async function renewMemberships(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  if (!mayRenewNow(moment)) return 0
  const passed: string[] = []
  let done = 0
  while (done < batch) {
    const next = await parts.db.inTransaction((tx) => takeNext(tx, moment, passed))
    if (!next) break
    passed.push(next.member.id)
    if (next.step === 'charge' && (await renew(parts, moment, next.member))) done++
    if (next.step === 'notify' || next.step === 'turn-off') done++
  }
  return done
}

/** Does what the next member needs without a card, or says that her card has to be charged. */
async function takeNext(tx: Tx, moment: Moment, passed: readonly string[]) {
  const today = todayOf(moment)
  const member = await lockNextToRenew(tx, { today, until: plusDays(today, daysAhead), passed })
  if (!member) return null
  const step = await renewalStepOf(tx, moment, member)
  if (step === 'wait') await changeAccount(tx, member, { renewalSeenOn: today })
  if (step === 'notify') await announce(tx, moment, member)
  if (step === 'turn-off') {
    await changeAccount(tx, member, { membershipAutoRenew: false })
    await noticeTurnedOff(tx, moment, member)
  }
  return { member, step }
}

async function announce(tx: Tx, moment: Moment, member: Account): Promise<void> {
  const level = levelToRenew(moment, member)
  const expiration = member.membershipExpiration
  if (!level || !expiration) return
  await changeAccount(tx, member, {
    renewalNoticedFor: expiration,
    renewalNoticedOn: todayOf(moment),
  })
  const day = chargeDayOf(moment, expiration)
  await noticeRenews(tx, moment, member, { day, cents: level.cents })
}

/** Gives false when nothing was tried, because her cards can't be read or she is just paying herself. */
async function renew(parts: Parts, moment: Moment, { id, ...member }: Account): Promise<boolean> {
  try {
    const cards = await cardsOf(parts, moment.content, { id, ...member })
    const card = cards[0] ?? null
    const opened = await parts.db.inTransaction((tx) =>
      openRenewal(tx, parts, moment, { id, card }),
    )
    if (opened && card) {
      const { owner, attempt } = opened
      await askCharge(parts, moment, attempt, { owner, source: { kind: 'savedCard', id: card.id } })
    }
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
