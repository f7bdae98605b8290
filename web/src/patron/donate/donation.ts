import type { DonationType, PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { leastDonationCents } from '@mikvah/rules/price/sponsorship.ts'
import type { FormErrors } from '../../page/use-form.ts'
import { amountWrong, centsTyped } from '../../paying/giving.ts'

/** What is chosen and typed in the form of a donation; the amount in dollars, as she typed it. */
export type Donation = {
  category: PaymentCategory
  type: DonationType
  /** Her own words, where the category or the type is Other, or a name to honor. */
  other: string
  firstName: string
  lastName: string
  phone: string
  email: string
  amount: string
}

/** Whether she is asked for words of her own about the gift, such as whom it honors; she may leave them out. */
export const asksForWords = ({ category, type }: Pick<Donation, 'category' | 'type'>): boolean =>
  category === 'Donation'
    ? ['In Honor Of', 'In Memory Of', 'Other'].includes(type)
    : category === 'Other'

/** The note of the payment: what it is for, then her words. A plain type stands alone, so that reports recognize it. */
export function purposeOf({ category, type, other }: Donation): string {
  const what = category === 'Donation' ? type : category
  const words = asksForWords({ category, type }) ? other.trim() : ''
  return words ? `${what}: ${words}` : what
}

const wordOf = {
  firstName: 'donateFirstNameRequired',
  lastName: 'donateLastNameRequired',
  phone: 'donatePhoneRequired',
  email: 'donateEmailRequired',
  amount: 'donateAmountRequired',
} as const
export type DonationField = keyof typeof wordOf

const wordFor = (field: DonationField, { amount }: Donation) =>
  field === 'amount' && amountWrong(amount) === 'payAmountTooLarge'
    ? 'donateAmountTooLarge'
    : wordOf[field]

/**
 * A typed amount in dollars; null when it isn't one from the least donation to the most that can be charged, or has over
 * two decimals.
 */
export function amountOf(typed: string): number | null {
  const cents = centsTyped(typed)
  return cents !== null && cents >= leastDonationCents ? dollarsOf(cents) : null
}

/**
 * The word key of what is missing or wrong, by field; empty when the donation may be made (requirements P5). Who is
 * signed in gives no name or number.
 */
export function donationErrorsOf(
  donation: Donation,
  { signedIn }: { signedIn: boolean },
): FormErrors<Donation> {
  const good: Record<DonationField, boolean> = {
    firstName: signedIn || donation.firstName.trim() !== '',
    lastName: signedIn || donation.lastName.trim() !== '',
    phone: signedIn || donation.phone.trim() !== '',
    email: isEmail(donation.email),
    amount: amountOf(donation.amount) !== null,
  }
  const missing = (Object.keys(good) as DonationField[]).filter((field) => !good[field])
  return Object.fromEntries(missing.map((field) => [field, wordFor(field, donation)]))
}
