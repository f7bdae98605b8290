import { hasMemberships } from '@mikvah/rules/membership/active.ts'
import {
  type AutoRenewStep,
  autoRenewAt,
  autoRenewDayOf,
  autoRenewStepOf,
  noticeDays,
} from '@mikvah/rules/membership/auto-renew.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment } from '../../request/context.ts'
import { membershipTries } from '../store.ts'
import { levelsOnSale } from './judge-purchase.ts'

/**
 * Whether memberships are renewed now: from 10:00 in the morning of the business day, by the facility's clock. Never
 * while it is quiet (`quietAt`: Shabbos and Yom Tov from candle lighting on), nor when the membership module is
 * switched off.
 */
export const mayRenewNow = (moment: Moment): boolean =>
  hasMemberships(moment.content.values) &&
  moment.now >= atTen(moment, todayOf(moment)) &&
  quietAt(moment, moment.now) === null

/** The row of her level, with its present price; null once it is off sale. */
export const levelToRenew = ({ content }: Moment, { membershipLevel }: Account) =>
  levelsOnSale(content).find(({ level }) => level === membershipLevel) ?? null

/**
 * What a member's renewal needs today; `busy` while a charge for her membership is under way, and `turn-off` in place
 * of any step but `wait` once her level is off sale.
 */
export async function renewalStepOf(
  tx: Tx,
  moment: Moment,
  member: Account,
): Promise<AutoRenewStep | 'busy'> {
  const expiration = member.membershipExpiration
  const noticedOn = member.renewalNoticedFor === expiration ? member.renewalNoticedOn : null
  const tries = await membershipTries(tx, member.id)
  if (tries.some(({ state }) => state === 'open')) return 'busy'
  const failedOn = tries
    .filter(({ state }) => state === 'declined' || state === 'error')
    .map(({ facts }) => facts.membership?.renewal)
    .filter((renewal) => renewal !== undefined)
    .filter((renewal) => renewal.expiration === expiration && renewal.day >= (noticedOn ?? ''))
    .map(({ day }) => day)
  const step = autoRenewStepOf(member, {
    today: todayOf(moment),
    noticedOn,
    failedOn: noticedOn === null ? [] : failedOn,
    isQuietAtTen: isQuietAtTen(moment),
  })
  const gone = step !== 'wait' && levelToRenew(moment, member) === null
  return gone ? 'turn-off' : step
}

/**
 * The day on which a member will be charged whose notice goes out today: three days from today at the earliest, once
 * her renewal is open, and none that is Shabbos or Yom Tov at ten.
 */
export function chargeDayOf(moment: Moment, expiration: string): string {
  const quiet = isQuietAtTen(moment)
  const opens = autoRenewDayOf(expiration, quiet) ?? expiration
  let day = plusDays(todayOf(moment), noticeDays)
  while (day < opens || quiet(day)) day = plusDays(day, 1)
  return day
}

const isQuietAtTen =
  (moment: Moment) =>
  (date: string): boolean =>
    quietAt(moment, atTen(moment, date)) !== null

const atTen = ({ content }: Moment, date: string): Ms =>
  Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: content.timeZone,
    plainTime: autoRenewAt,
  }).epochMilliseconds
