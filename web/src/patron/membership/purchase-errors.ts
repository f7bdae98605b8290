import { isEmail } from '@mikvah/rules/people/email.ts'

export type Purchase = { level: string | null; installments: string; email: string }

/** Keys of what is missing, by field; empty when the membership may be bought (spec, patron 5). */
export function purchaseErrorsOf({ level, installments, email }: Purchase) {
  return {
    level: level ? null : 'membershipLevelRequired',
    installments: installments ? null : 'membershipFrequencyRequired',
    email: isEmail(email) ? null : 'membershipEmailRequired',
  } as const
}

export const mayBuy = (purchase: Purchase) =>
  Object.values(purchaseErrorsOf(purchase)).every((error) => error === null)
