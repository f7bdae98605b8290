import type { Cents } from '../price/money.ts'
import { type TipShare, tipShares, tipSharesOf, tipSplits } from '../price/tip-split.ts'

export type TipsGiven = { choice: string | null; cents: Cents }

/** Whom tips were given to: as was chosen, and once what is for all has been divided. */
export type TipsDivided = {
  share: TipShare | 'Divide among above' | 'unsaid'
  given: Cents
  /** Null for what has been divided among the others. */
  afterDividing: Cents | null
}

const isChoice = (choice: string | null): choice is (typeof tipSplits)[number] =>
  (tipSplits as readonly (string | null)[]).includes(choice)

/**
 * What is for all goes in equal parts, the odd cent to the first named; it is divided once, over the whole sum. A tip
 * that names nobody stands by itself: whose it is isn't ours to say.
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
