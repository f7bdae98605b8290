import { isEmail } from '@mikvah/rules/people/email.ts'
import type { FormErrors } from '../../page/use-form.ts'

export type Purchase = { level: string | null; installments: string; email: string }

/** The word keys of what is missing or wrong, by field; empty when the membership may be bought (requirements P5). */
export const purchaseErrorsOf = ({
  level,
  installments,
  email,
}: Purchase): FormErrors<Purchase> => ({
  ...(level ? null : { level: 'membershipLevelRequired' }),
  ...(installments ? null : { installments: 'membershipFrequencyRequired' }),
  ...(isEmail(email) ? null : { email: 'membershipEmailRequired' }),
})
