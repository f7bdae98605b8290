import { moneyTextOf } from '@mikvah/rules/price/currency.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import { currencyOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from '../../db/database.ts'
import { tellOffice } from '../../notices/tell-office.ts'
import { tellPatron } from '../../notices/tell-patron.ts'
import { addEffects, type Effect } from '../../outbox/add-effect.ts'
import { type Account, accountById } from '../../people/accounts.ts'
import type { Moment } from '../../request/context.ts'

/** Tells her that money is on its way back to her card; nobody is told of a donor's. */
export async function noticeRefunded(
  tx: Tx,
  moment: Moment,
  { id, userId, cents }: { id: string; userId: string | null; cents: Cents },
): Promise<void> {
  const owner = userId ? await accountById(tx, userId) : null
  if (owner) await addEffects(tx, noticeOfRefund(moment, owner, { id, cents }))
}

/** The effects by which she is told that money is on its way back to her card; none where she doesn't want it. */
export function noticeOfRefund(
  moment: Moment,
  owner: Account,
  { id, cents }: { id: string; cents: Cents },
): Effect[] {
  const amount = moneyTextOf(cents, currencyOf(moment.content.values))
  return tellPatron(moment, owner, { key: 'noticeRefunded', params: { amount }, dedupe: id })
}

/** Tells the office that somebody has reached a limit of refused cards, once for each `dedupe`. */
export const noticeManyCards = (tx: Tx, moment: Moment, dedupe: string) =>
  mail(tx, moment, { to: 'adminEmail', subject: 'noticeTooManyCards', dedupe })

/** Tells the office of money that came too late for the visit or the year it was to pay for, and is refunded. */
export const noticeLateMoney = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', subject: 'noticeLateMoney', dedupe: id, cents })

/** Tells the office of money that should go back to a card and can't. */
export const noticeRefundFailed = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', subject: 'noticeRefundFailed', dedupe: id, cents })

/** Tells the office of a refund that has been on its way for a day, once for each `id`. */
export const noticeRefundLate = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', subject: 'noticeRefundLate', dedupe: id, cents })

/**
 * Tells the office that a refund which had failed has gone through: the desk may have given the money back another
 * way since.
 */
export const noticeRefundAfterAll = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', subject: 'noticeRefundAfterAll', dedupe: id, cents })

type Mail = {
  to: 'adminEmail' | 'paymentsEmail'
  subject:
    | 'noticeTooManyCards'
    | 'noticeLateMoney'
    | 'noticeRefundFailed'
    | 'noticeRefundLate'
    | 'noticeRefundAfterAll'
  dedupe: string
  cents?: Cents
}

/** An e-mail whose one sentence is its subject. */
const mail = (tx: Tx, moment: Moment, { to, subject, dedupe, cents = 0 }: Mail) =>
  tellOffice(tx, moment, to, {
    subject,
    params: { amount: moneyTextOf(cents, currencyOf(moment.content.values)) },
    dedupe: `${subject}:${dedupe}`,
  })
