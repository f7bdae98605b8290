import type { LevelPrices } from '@mikvah/rules/membership/member-prices.ts'
import type { Content } from '../facility/content.ts'

const none: LevelPrices = { shower: null, bath: null, privateShower: null, privateBath: null }

/**
 * The visit prices of a level in cents, each null where the Member price of the settings counts; all null for a level
 * that the facility no longer knows.
 */
export function levelPricesOf(
  { levels }: Pick<Content, 'levels'>,
  level: string | null,
): LevelPrices {
  const found = levels.find((one) => one.level === level)
  if (!found) return none
  return {
    shower: found.showerCents,
    bath: found.bathCents,
    privateShower: found.privateShowerCents,
    privateBath: found.privateBathCents,
  }
}
