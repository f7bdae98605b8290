import type { Payment, Reservation } from '@mikvah/contract/contract.ts'
import { openPledgeOf } from '@mikvah/rules/price/balance.ts'
import { type Cents, centsIn, centsOf, dollarsOf, mostCents } from '@mikvah/rules/price/money.ts'
import { friendOfMikvah, quickAmounts, sponsorMikvahUse } from '@mikvah/rules/price/sponsorship.ts'
import type { TipSplit } from '@mikvah/rules/price/tip-split.ts'
import { moneyText } from '../parts/money.ts'

export type GiftCode = (typeof quickAmounts)[number]['code']

/** What she is about to give besides the price; amounts as typed. */
export type Giving = {
  gifts: readonly GiftCode[]
  otherGift: string
  tip: 'none' | '5' | '10' | 'other'
  otherTip: string
  tipSplit: TipSplit
}

export const nothingGiven: Giving = {
  gifts: [],
  otherGift: '',
  tip: 'none',
  otherTip: '',
  tipSplit: 'Divide among above',
}

/** The most that can be given at once, as text in that currency. */
export const mostText = (currency: string): string => moneyText(dollarsOf(mostCents), currency)

/** A typed amount in cents; blank is 0, null when it isn't an amount from 0 to the most that can be charged. */
export function centsTyped(typed: string): Cents | null {
  const cents = centsWritten(typed)
  return cents !== null && cents <= mostCents ? cents : null
}

const centsWritten = (typed: string): Cents | null => (typed.trim() === '' ? 0 : centsIn(typed))

/** What is wrong with a typed amount, as a key of words; null when nothing is. */
export const amountWrong = (typed: string) =>
  centsTyped(typed) !== null
    ? null
    : centsWritten(typed) === null
      ? 'payAmountWrong'
      : 'payAmountTooLarge'

/** Whether an amount in dollars is more than can be charged at once. */
export const isTooMuch = (amount: number): boolean => centsOf(amount) > mostCents

/**
 * Whether all typed amounts are valid, and all that is to be paid, in dollars, can be charged at once: otherwise nothing
 * may be charged.
 */
export const isReady = ({ otherGift, tip, otherTip }: Giving, amount: number): boolean =>
  centsTyped(otherGift) !== null &&
  (tip !== 'other' || centsTyped(otherTip) !== null) &&
  !isTooMuch(amount)

/** The tip in cents; 0 where the amount she typed isn't one. */
export const tipCentsOf = ({ tip, otherTip }: Giving): Cents =>
  tip === 'none' ? 0 : tip === 'other' ? (centsTyped(otherTip) ?? 0) : Number(tip) * 100

/** All gifts together in cents; what she typed counts as 0 where it isn't an amount. */
export const giftCentsOf = ({ gifts, otherGift }: Giving): Cents =>
  quickAmounts
    .filter(({ code }) => gifts.includes(code))
    .reduce((sum, { cents }) => sum + cents, centsTyped(otherGift) ?? 0)

/**
 * The note of the donation; undefined where she chose none of the quick amounts. A Friend's gift is noted as that,
 * whatever else is given, as the price depends on it.
 */
export function giftNoteOf({ gifts }: Pick<Giving, 'gifts'>): string | undefined {
  if (gifts.includes('friend')) return friendOfMikvah
  const remark = quickAmounts.find(({ code }) => code === 'kallah-use')?.remark
  if (gifts.includes('kallah-use') && remark) return `${sponsorMikvahUse} (${remark})`
  return gifts.length > 0 ? sponsorMikvahUse : undefined
}

const paidAs = (payments: readonly Payment[], method: Payment['method']) =>
  payments
    .filter((payment) => payment.method === method && payment.status === 'Approved')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0)

type Owed = Pick<Reservation, 'balance' | 'donationAmount' | 'tipAmount' | 'payments'>

/**
 * One charge, in dollars. `amt` is the whole; `donationAmount` and `tipAmount` say how much of it is gift and tip,
 * unpaid pledges included, the tip before the donation, as far as they are owed. `lessCents` is what a Friend's price
 * takes off.
 */
export function chargeOf(visit: Owed, giving: Giving, lessCents: Cents) {
  const owed = Math.max(0, centsOf(visit.balance) - lessCents)
  const open = (pledged: number, method: 'Donation' | 'Tip') =>
    openPledgeOf(centsOf(pledged), paidAs(visit.payments, method))
  const openTip = Math.min(open(visit.tipAmount, 'Tip'), owed)
  const openGift = Math.min(open(visit.donationAmount, 'Donation'), owed - openTip)
  const gift = giftCentsOf(giving)
  const tip = tipCentsOf(giving)
  return {
    amt: dollarsOf(owed + gift + tip),
    donationAmount: dollarsOf(openGift + gift),
    tipAmount: dollarsOf(openTip + tip),
  }
}
