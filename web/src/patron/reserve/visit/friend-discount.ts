import type { Reservation } from '@mikvah/contract/contract.ts'
import { basePriceOf } from '@mikvah/rules/price/base-price.ts'
import { type Cents, centsOf } from '@mikvah/rules/price/money.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

type Visit = Pick<Reservation, 'kallah' | 'segula' | 'bath' | 'privateRoom' | 'quoteLines'>

const reductions = ['member-price', 'discount-price']

/**
 * How much a Friend's gift in the same charge takes off a visit that was quoted at the regular price; 0 for any other
 * visit, and where no Friends' price is set for it on that night. The server computes it again when it charges.
 */
export function friendDiscountOf(
  visit: Visit,
  night: { friday: boolean; shabbosMode: boolean },
  settings: SettingValues,
): Cents {
  if (visit.quoteLines.some(({ code }) => reductions.includes(code))) return 0
  const base = basePriceOf(visit, night, { member: null, discount: true }, settings)
  const quoted = visit.quoteLines.find(({ code }) => code === base?.code)
  if (base?.tier !== 'discount' || !quoted) return 0
  return Math.max(0, centsOf(quoted.amount) - base.cents)
}
