import { tipSplits } from '../price/tip-split.ts'
import { donationTypes, paymentCategories } from './categories.ts'

const written = ['Membership', 'Kallah', 'late payment', 'cancel', 'edit'] as const

/**
 * The notes that the program itself writes on payments, which say what each was for, in lower case. Any other note
 * was written by somebody.
 */
export const listedWords: readonly string[] = [
  ...new Set(
    [...donationTypes, ...tipSplits, ...paymentCategories, ...written].map((text) =>
      text.toLowerCase(),
    ),
  ),
]
