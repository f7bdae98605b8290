import type { Cents } from './money.ts'

export const tipShares = ['Reception', 'Attendant', 'Cleaning'] as const
export type TipShare = (typeof tipShares)[number]

/** Among whom a tip may be divided; stored as the payment's tipNote. */
export const tipSplits = [...tipShares, 'Divide among above'] as const
export type TipSplit = (typeof tipSplits)[number]

/**
 * How much of a tip each gets. Cents that don't divide go one each to the first named, so that the shares add up to
 * the tip.
 */
export function tipSharesOf(cents: Cents, split: TipSplit): Record<TipShare, Cents> {
  const shares = { Reception: 0, Attendant: 0, Cleaning: 0 }
  if (split !== 'Divide among above') return { ...shares, [split]: cents }
  const even = Math.floor(cents / tipShares.length)
  const left = cents - even * tipShares.length
  for (const [place, share] of tipShares.entries()) shares[share] = even + (place < left ? 1 : 0)
  return shares
}
