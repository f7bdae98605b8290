import { plusDays } from '../time/business-day.ts'
import type { MembershipFacts } from './active.ts'
import { renewalOpensOn, renewalWindowDays } from './renewal-window.ts'

/** The hour, by the facility's clock, at which the day's attempt is made; a day that is quiet then is skipped. */
export const autoRenewAt = '10:00'
export const noticeDays = 3
export const mostFailedDays = 3

export type AutoRenewFacts = {
  today: string
  /** The civil day on which the notice of this renewal went out. */
  noticedOn: string | null
  /** The days on which the saved card was tried and refused for this renewal. */
  failedOn: readonly string[]
  isQuietAtTen: (date: string) => boolean
}

/**
 * The first civil day, from 16 days before the expiration to that day itself, that isn't quiet at 10:00; null when all
 * are.
 */
export function autoRenewDayOf(
  expiration: string,
  isQuietAtTen: AutoRenewFacts['isQuietAtTen'],
): string | null {
  const opens = renewalOpensOn(expiration)
  const days = Array.from({ length: renewalWindowDays + 1 }, (_, n) => plusDays(opens, n))
  return days.find((date) => !isQuietAtTen(date)) ?? null
}

/**
 * The civil day on which she is told that her membership will renew: three days before the first attempt to charge her,
 * or earlier when that day is quiet, so that she always has three days.
 */
export function noticeDayOf(
  renewDay: string,
  isQuietAtTen: AutoRenewFacts['isQuietAtTen'],
): string {
  let date = plusDays(renewDay, -noticeDays)
  while (isQuietAtTen(date)) date = plusDays(date, -1)
  return date
}

export type AutoRenewStep = 'wait' | 'notify' | 'charge' | 'turn-off'

/**
 * What the program does about one membership at ten of `today`: nothing, give notice, charge the saved card, or turn
 * the renewal off. After three days of refusals it turns it off; else a membership that has expired is left alone: she
 * buys anew.
 */
export function autoRenewStepOf(
  membership: Pick<MembershipFacts, 'membershipAutoRenew' | 'membershipExpiration'>,
  { today, noticedOn, failedOn, isQuietAtTen }: AutoRenewFacts,
): AutoRenewStep {
  const expiration = membership.membershipExpiration
  if (!membership.membershipAutoRenew || expiration === null) return 'wait'
  if (new Set(failedOn).size >= mostFailedDays) return 'turn-off'
  const renewDay = autoRenewDayOf(expiration, isQuietAtTen)
  if (renewDay === null || today > expiration || isQuietAtTen(today)) return 'wait'
  if (noticedOn === null) return today >= noticeDayOf(renewDay, isQuietAtTen) ? 'notify' : 'wait'
  const ready = today >= renewDay && today >= plusDays(noticedOn, noticeDays)
  return ready && !failedOn.includes(today) ? 'charge' : 'wait'
}
