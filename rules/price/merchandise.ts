import { allowed, type Refused, refused } from '../verdict.ts'
import type { Cents } from './money.ts'

/** How many of an item one visit may have (requirements P9). */
export const mostOfAnItem = 10

/** An item on the shelf; one with a blank price isn't offered. */
export type MerchandiseItem = { item: string; priceCents: Cents | null; active: boolean }
export type MerchandiseWish = { item: string; quantity: number }

const mayOrder = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= mostOfAnItem

export const merchandiseRefusals = [
  'merchandise-quantity',
  'merchandise-not-offered',
  'merchandise-named-twice',
] as const
export type MerchandiseVerdict =
  | { allowed: true }
  | (Refused<(typeof merchandiseRefusals)[number]> & { item: string })

/**
 * Whether all of this may be ordered; a no names the first item in the way. What is no longer on sale may still be
 * taken away.
 */
export function judgeMerchandise(
  wishes: readonly MerchandiseWish[],
  onSale: readonly MerchandiseItem[],
): MerchandiseVerdict {
  const seen = new Set<string>()
  for (const { item, quantity } of wishes) {
    if (seen.has(item)) return { ...refused('merchandise-named-twice'), item }
    seen.add(item)
    if (!mayOrder(quantity)) return { ...refused('merchandise-quantity'), item }
    if (quantity > 0 && priceOfItem(item, onSale) === null)
      return { ...refused('merchandise-not-offered'), item }
  }
  return allowed
}

export type MerchandiseLine = { item: string; quantity: number; cents: Cents }

/** Priced lines of what judgeMerchandise allowed; a quantity of 0 takes the line away. */
export const merchandiseLinesOf = (
  wishes: readonly MerchandiseWish[],
  onSale: readonly MerchandiseItem[],
): MerchandiseLine[] =>
  wishes
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => {
      const price = priceOfItem(item, onSale)
      if (price === null) throw new RangeError(`${item} isn't on sale.`)
      return { item, quantity, cents: price * quantity }
    })

function priceOfItem(item: string, onSale: readonly MerchandiseItem[]): Cents | null {
  const found = onSale.find((one) => one.item === item)
  return found?.active ? found.priceCents : null
}
