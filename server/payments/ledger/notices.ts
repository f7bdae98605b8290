import { moneyTextOf } from '@mikvah/rules/price/currency.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import type { Moment } from '../../asked/asked.ts'
import { textIn } from '../../asked/words.ts'
import type { Tx } from '../../db/database.ts'
import { addEffect, type Effect } from '../../outbox/add-effect.ts'
import { type Account, accountById } from '../../people/accounts.ts'

/** Tells her that money is on its way back to her card. */
export async function noticeRefunded(
  tx: Tx,
  { content, now }: Moment,
  { id, userId, cents }: { id: string; userId: string | null; cents: Cents },
): Promise<void> {
  const owner = userId ? await accountById(tx, userId) : null
  const notice = owner && noticeOfRefund({ content, now }, owner, { id, cents })
  if (notice) await addEffect(tx, notice)
}

/** Null for one who wants no texts. */
export function noticeOfRefund(
  { content, now }: Moment,
  { phone, language, notificationReservations }: Account,
  { id, cents }: { id: string; cents: Cents },
): Effect | null {
  if (!phone || !notificationReservations) return null
  const amount = moneyTextOf(cents, currencyOf(content))
  return {
    do: 'message',
    dueAt: now,
    heldInQuiet: true,
    dedupe: `noticeRefunded:${id}`,
    payload: {
      channel: 'sms',
      to: phone,
      text: textIn(language, 'noticeRefunded', { amount }, content.texts),
    },
  }
}

export const noticeManyCards = (tx: Tx, moment: Moment, dedupe: string) =>
  mail(tx, moment, { to: 'adminEmail', key: 'noticeTooManyCards', dedupe })

/** Money that came for a visit that no longer wants it, and goes back. */
export const noticeLateMoney = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', key: 'noticeLateMoney', dedupe: id, cents })

export const noticeRefundFailed = (tx: Tx, moment: Moment, id: string, cents: Cents) =>
  mail(tx, moment, { to: 'paymentsEmail', key: 'noticeRefundFailed', dedupe: id, cents })

type Mail = {
  to: 'adminEmail' | 'paymentsEmail'
  key: 'noticeTooManyCards' | 'noticeLateMoney' | 'noticeRefundFailed'
  dedupe: string
  cents?: Cents
}

/** To whom the settings name, else to the office. Without either nobody can be told. */
async function mail(tx: Tx, { content, now }: Moment, { to, key, dedupe, cents = 0 }: Mail) {
  const { values, texts } = content
  const address = textOf(values, to) ?? textOf(values, 'websiteEmail')
  if (!address) return
  const language = textOf(values, 'defaultLanguage') === 'he' ? 'he' : 'en'
  const text = textIn(language, key, { amount: moneyTextOf(cents, currencyOf(content)) }, texts)
  await addEffect(tx, {
    do: 'message',
    dueAt: now,
    heldInQuiet: true,
    dedupe: `${key}:${dedupe}`,
    payload: { channel: 'email', to: address, subject: text, text },
  })
}

export const currencyOf = ({ values }: Moment['content']): string =>
  textOf(values, 'currency') ?? 'USD'
