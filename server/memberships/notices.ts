import type { WordKey } from '@mikvah/contract/words/key.ts'
import { moneyTextOf } from '@mikvah/rules/price/currency.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import { currencyOf } from '@mikvah/rules/settings/read.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Tx } from '../db/database.ts'
import { tellOffice } from '../notices/tell-office.ts'
import { tellPatron } from '../notices/tell-patron.ts'
import { addEffect, addEffects } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { textIn } from '../request/words.ts'

/** Tells her by e-mail until when her membership is paid, and the office that she has bought it. */
export async function noticeBought(
  tx: Tx,
  moment: Moment,
  member: Account,
  { email, dedupe }: { email: string; dedupe: string },
): Promise<void> {
  const { texts } = moment.content
  const date = dateText(member.membershipPaidUntil ?? '', 'withYear', member.language)
  await addEffect(tx, {
    do: 'email',
    dueAt: moment.now,
    heldInQuiet: true,
    dedupe: `membership-bought:${member.id}:${dedupe}`,
    payload: {
      channel: 'email',
      to: email,
      language: member.language,
      subject: textIn(member.language, 'noticeMembershipBoughtSubject', {}, texts),
      text: textIn(member.language, 'noticeMembershipBought', { date }, texts),
    },
  })
  await tellMembershipOffice(tx, moment, member, 'noticeOfficeMembershipBought', dedupe)
}

/** Tells her, three days ahead or more, on which day her membership renews by itself, and for how much. */
export const noticeRenews = (
  tx: Tx,
  moment: Moment,
  member: Account,
  { day, cents }: { day: string; cents: Cents },
): Promise<void> =>
  text(tx, moment, member, {
    key: 'noticeMembershipRenews',
    params: {
      date: dateText(day, 'withYear', member.language),
      amount: moneyTextOf(cents, currencyOf(moment.content.values)),
    },
    dedupe: `${member.id}:${member.membershipExpiration}:${day}`,
  })

/** Tells her, and the office, that her membership has renewed, and until when. */
export async function noticeRenewed(
  tx: Tx,
  moment: Moment,
  member: Account,
  dedupe: string,
): Promise<void> {
  const date = dateText(member.membershipExpiration ?? '', 'withYear', member.language)
  await text(tx, moment, member, { key: 'noticeMembershipRenewed', params: { date }, dedupe })
  await tellMembershipOffice(tx, moment, member, 'noticeOfficeMembershipRenewed', dedupe)
}

/**
 * Tells her, and the office, that her membership no longer renews by itself: after three days of failed charges, or
 * because its level is off sale.
 */
export async function noticeTurnedOff(tx: Tx, moment: Moment, member: Account): Promise<void> {
  const dedupe = `${member.id}:${member.membershipExpiration}:${member.renewalNoticedOn}`
  await text(tx, moment, member, { key: 'noticeMembershipFailed', dedupe })
  await tellMembershipOffice(tx, moment, member, 'noticeOfficeMembershipFailed', dedupe)
}

async function text(
  tx: Tx,
  moment: Moment,
  member: Account,
  said: Parameters<typeof tellPatron>[2],
): Promise<void> {
  await addEffects(tx, tellPatron(moment, member, said))
}

const tellMembershipOffice = (
  tx: Tx,
  moment: Moment,
  member: Account,
  subject: WordKey,
  dedupe: string,
) =>
  tellOffice(tx, moment, 'membershipEmail', {
    subject,
    lines: [
      [member.firstName, member.lastName].filter(Boolean).join(' '),
      member.phone ?? '',
      member.membershipLevel ?? '',
      member.membershipExpiration ?? '',
    ],
    dedupe: `${subject}:${member.id}:${dedupe}`,
  })
