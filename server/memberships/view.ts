import type { membershipFacts, membershipLevel } from '@mikvah/contract/membership.ts'
import { isMember } from '@mikvah/rules/membership/active.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { z } from 'zod'
import type { Content } from '../facility/content.ts'
import { todayOf } from '../nights/nights.ts'
import type { Account } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { levelPricesOf } from './level-prices.ts'

const dollars = (cents: Cents | null) => (cents === null ? null : dollarsOf(cents))

/** A membership in an answer, with the visit prices of its level in dollars. */
export function membershipView(moment: Moment, account: Account): z.input<typeof membershipFacts> {
  const prices = levelPricesOf(moment.content, account.membershipLevel)
  return {
    membershipLevel: account.membershipLevel,
    membershipExpiration: account.membershipExpiration,
    membershipPaidUntil: account.membershipPaidUntil,
    membershipAutoRenew: account.membershipAutoRenew,
    membershipInstallments: account.membershipInstallments,
    membershipPriceBath: dollars(prices.bath),
    membershipPricePrivateBath: dollars(prices.privateBath),
    membershipPriceShower: dollars(prices.shower),
    membershipPricePrivateShower: dollars(prices.privateShower),
    activeMember: isMember(account, todayOf(moment), moment.content.values),
  }
}

/** A level in an answer, with its prices in dollars. */
export const levelView = (level: Content['levels'][number]): z.input<typeof membershipLevel> => ({
  level: level.level,
  levelHe: level.levelHe,
  price: dollarsOf(level.cents),
  priceBath: dollars(level.bathCents),
  pricePrivateBath: dollars(level.privateBathCents),
  priceShower: dollars(level.showerCents),
  pricePrivateShower: dollars(level.privateShowerCents),
  active: level.active,
})
