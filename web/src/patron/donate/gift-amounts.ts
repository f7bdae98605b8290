import type { DonationType } from '@mikvah/rules/payments/categories.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import { quickAmounts } from '@mikvah/rules/price/sponsorship.ts'
import { amountOf, type Donation, purposeOf } from './donation.ts'

export type GiftAmount = { cents: Cents; type: DonationType }

const sponsored: Record<(typeof quickAmounts)[number]['code'], DonationType> = {
  'one-use': 'Sponsor Mikvah Use',
  'kallah-use': 'Sponsor a Kallah',
  friend: 'Friend of Mikvah',
}

/** Customary amounts, the least first, some of which stand for something (requirements P2). */
export const giftAmounts: readonly GiftAmount[] = [
  ...[1800, 3600, 18_000].map((cents) => ({ cents, type: 'General' as const })),
  ...quickAmounts.map(({ code, cents }) => ({ cents, type: sponsored[code] })),
].sort((one, other) => one.cents - other.cents)

/**
 * The type of gift that an amount in dollars, as in the page's address, stands for; General where it stands for none.
 */
export const typeOf = (amount: string): DonationType =>
  giftAmounts.find(({ cents }) => amountOf(amount) === dollarsOf(cents))?.type ?? 'General'

/**
 * The customary amount that is chosen; one that stands for something only while the gift is of that type. Null for an
 * amount of her own.
 */
export const chosenOf = (donation: Donation): GiftAmount | null =>
  giftAmounts.find(
    ({ cents, type }) =>
      amountOf(donation.amount) === dollarsOf(cents) &&
      (type === 'General' || type === purposeOf(donation)),
  ) ?? null

/**
 * The donation with a customary amount. A sponsoring amount also sets the type; a plain one leaves the type, unless the
 * amount before it had set it.
 */
export function withAmount(donation: Donation, gift: GiftAmount): Donation {
  const amount = String(dollarsOf(gift.cents))
  if (gift.type !== 'General') return { ...donation, amount, category: 'Donation', type: gift.type }
  const before = chosenOf(donation)
  return { ...donation, amount, type: before?.type === donation.type ? 'General' : donation.type }
}
