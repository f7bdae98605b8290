import type { Cents } from '../price/money.ts'
import { type TipShare, tipShares, tipSharesOf, tipSplits } from '../price/tip-split.ts'

export type TipsGiven = { choice: string | null; cents: Cents }

/** Tips by the person they were given to: as the givers chose, and with the tips for everyone divided. */
export type TipsDivided = {
  share: TipShare | 'Divide among above' | 'unsaid'
  given: Cents
  /**
   * The sum with her part of the tips for everyone; null for those tips themselves, which are divided among the others.
   */
  afterDividing: Cents | null
}

const isChoice = (choice: string | null): choice is (typeof tipSplits)[number] =>
  (tipSplits as readonly (string | null)[]).includes(choice)

/**
 * Divides the tips for everyone in equal parts over their whole sum, odd cents to the first named. A tip that names
 * nobody stays by itself: the program doesn't decide whose it is.
 */
export function tipsDivided(tips: readonly TipsGiven[]): TipsDivided[] {
  const given = (of: TipsDivided['share']) =>
    tips
      .filter(({ choice }) => (isChoice(choice) ? choice : 'unsaid') === of)
      .reduce((sum, { cents }) => sum + cents, 0)
  const toAll = given('Divide among above')
  const divided = tipSharesOf(toAll, 'Divide among above')
  const unsaid = given('unsaid')
  return [
    ...tipShares.map((share) => ({
      ...{ share, given: given(share) },
      afterDividing: given(share) + divided[share],
    })),
    { share: 'Divide among above', given: toAll, afterDividing: null },
    ...(unsaid > 0 ? [{ share: 'unsaid' as const, given: unsaid, afterDividing: unsaid }] : []),
  ]
}
