import { tipSplits } from '../price/tip-split.ts'
import { donationTypes, paymentCategories } from './categories.ts'

const written = ['Membership', 'Kallah', 'late payment', 'cancel', 'edit'] as const

/**
 * What a payment's notes say in words of ours: what it was for, as reports sort it. Whatever else stands there was
 * written by somebody. In lower case, as they are compared.
 */
export const listedWords: readonly string[] = [
  ...new Set(
    [...donationTypes, ...tipSplits, ...paymentCategories, ...written].map((text) =>
      text.toLowerCase(),
    ),
  ),
]
