import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { TipSplit } from '@mikvah/rules/price/tip-split.ts'
import type { FormErrors } from '../../page/use-form.ts'
import { centsTyped, isTooMuch } from '../../paying/giving.ts'

/** The form of one payment, with its amounts as they are typed. */
export type TakingForm = {
  amount: string
  tip: string
  /** Who gets the tip. */
  tipFor: TipSplit
  reference: string
}

/**
 * Gives a function that finds what is wrong with the form, as word keys by field: an amount that isn't one, nothing to
 * take at all, more for the visit than is `owed`, in dollars, or more than can be charged at once; a tip comes on top
 * of what is owed.
 */
export function takingErrorsOf(owed: number) {
  return ({ amount, tip }: TakingForm): FormErrors<TakingForm> => {
    const forVisit = centsTyped(amount)
    const asTip = centsTyped(tip)
    if (forVisit === null) return { amount: 'tillNotAnAmount' }
    if (asTip === null) return { tip: 'tillNotAnAmount' }
    if (forVisit + asTip === 0) return { amount: 'tillNotAnAmount' }
    if (forVisit > Math.max(centsOf(owed), 0)) return { amount: 'tillMoreThanOwed' }
    return isTooMuch(dollarsOf(forVisit + asTip)) ? { tip: 'tillTooMuch' } : {}
  }
}

/** Whether a tip of more than nothing is typed. */
export const hasTip = ({ tip }: Pick<TakingForm, 'tip'>): boolean => (centsTyped(tip) ?? 0) > 0

type Sums = { amt: number; tipAmount?: number; tipNote?: TipSplit }

/** The typed amounts as the call has them, in dollars: the whole charge, and how much of it is a tip and for whom. */
export function sumsOf({ amount, tip, tipFor }: TakingForm): Sums {
  const asTip = centsTyped(tip) ?? 0
  const amt = dollarsOf((centsTyped(amount) ?? 0) + asTip)
  return asTip > 0 ? { amt, tipAmount: dollarsOf(asTip), tipNote: tipFor } : { amt }
}

/** The payment's note: its category in the words of the payment list, and the number of a check. */
export function noteOf(
  category: PaymentCategory | undefined,
  reference: string,
): { note?: string } {
  const note = [category, reference].filter(Boolean).join(': ')
  return note ? { note } : {}
}
