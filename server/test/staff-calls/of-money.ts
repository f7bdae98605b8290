import type { CallName } from '@mikvah/contract/addresses.ts'

/** Calls of staff that ask the card processor: `killed-anywhere.test.ts` kills them with the money watched. */
export const ofMoney: readonly CallName[] = [
  ...(['makePayment', 'createPaymentIntent', 'refundPayment', 'buyMembership'] as const),
  ...(['addSavedCard', 'deleteSavedCard'] as const),
]
