import type { NightFacts } from '../reservation/length.ts'
import type { SettingValues } from '../settings/read.ts'
import { basePriceOf, type PricedFlags } from './base-price.ts'
import type { Cents } from './money.ts'
import { isReduction } from './price-of-visit.ts'

type Line = { code: string; cents: Cents }

/**
 * How much a Friend's gift in the same charge takes off a visit that was quoted at the regular price, as a positive
 * amount; 0 for any other visit, and where no Friends' price is set for it on that night.
 */
export function friendDiscountOf(
  lines: readonly Line[],
  visit: PricedFlags,
  night: NightFacts,
  values: SettingValues,
): Cents {
  if (lines.some(({ code }) => isReduction(code))) return 0
  const base = basePriceOf(visit, night, { member: null, discount: true }, values)
  const quoted = lines.find(({ code }) => code === base?.code)
  if (base?.tier !== 'discount' || !quoted) return 0
  return Math.max(0, quoted.cents - base.cents)
}
