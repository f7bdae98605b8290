import type { DonationType } from '@mikvah/rules/payments/categories.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import { quickAmounts } from '@mikvah/rules/price/sponsorship.ts'
import { amountOf, type Donation } from './donation.ts'

export type GiftAmount = { cents: Cents; type: DonationType }

const sponsored: Record<(typeof quickAmounts)[number]['code'], DonationType> = {
  'one-use': 'Sponsor Mikvah Use',
  'kallah-use': 'Sponsor a Kallah',
  friend: 'Friend of Mikvah',
}

/** The amounts people give by custom, and among them those that stand for something (spec, patron 2). */
export const giftAmounts: readonly GiftAmount[] = [
  ...[1800, 3600, 18_000].map((cents) => ({ cents, type: 'General' as const })),
  ...quickAmounts.map(({ code, cents }) => ({ cents, type: sponsored[code] })),
].sort((one, other) => one.cents - other.cents)

export const isChosen = ({ cents }: GiftAmount, { amount }: Pick<Donation, 'amount'>): boolean =>
  amountOf(amount) === dollarsOf(cents)

/** A sponsoring amount says what it is for. A plain one leaves that alone, but for what the amount before it had said. */
export function withAmount(donation: Donation, gift: GiftAmount): Donation {
  const amount = String(dollarsOf(gift.cents))
  if (gift.type !== 'General') return { ...donation, amount, category: 'Donation', type: gift.type }
  const before = giftAmounts.find((one) => isChosen(one, donation))
  return { ...donation, amount, type: before?.type === donation.type ? 'General' : donation.type }
}
