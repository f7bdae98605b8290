/** A test card, and what happens when it is charged or saved. */
export type TestCard = {
  brand: string
  last4: string
  refusal?: { code: string; declineCode?: string; message: string }
  /** Whether saving the card is refused too, and not only charging it. */
  refusedWhenSaved?: boolean
  asksTheBank?: boolean
}

const refused = (code: string, message: string, declineCode?: string): TestCard => ({
  brand: 'visa',
  last4: '0002',
  refusal: { code, message, ...(declineCode ? { declineCode } : {}) },
  refusedWhenSaved: true,
})

/** Stripe's own test cards by their names, with what happens to each. */
export const testCards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_visa_chargeDeclined: refused(
    'card_declined',
    'Your card was declined.',
    'generic_decline',
  ),
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    ...refused('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
    last4: '9995',
  },
  pm_card_visa_chargeDeclinedLostCard: {
    ...refused('card_declined', 'Your card was declined.', 'lost_card'),
    last4: '9987',
  },
  pm_card_chargeDeclinedExpiredCard: {
    ...refused('expired_card', 'Your card has expired.'),
    last4: '0069',
  },
  pm_card_chargeDeclinedIncorrectCvc: {
    ...refused('incorrect_cvc', "Your card's security code is incorrect."),
    last4: '0127',
  },
  pm_card_chargeDeclinedProcessingError: {
    ...refused('processing_error', 'An error occurred while processing your card.'),
    last4: '0119',
  },
  pm_card_chargeCustomerFail: {
    ...refused('card_declined', 'Your card was declined.', 'generic_decline'),
    last4: '0341',
    refusedWhenSaved: false,
  },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3155', asksTheBank: true },
}
