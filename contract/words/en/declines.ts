/** Why a card was refused, by the processor's code and in its usual words. */
export const declines = {
  'declined-generic-decline': 'Your card was declined.',
  'declined-insufficient-funds': 'Your card has insufficient funds.',
  'declined-expired-card': 'Your card has expired.',
  'declined-incorrect-number': 'Your card number is incorrect.',
  'declined-invalid-number': 'Your card number is invalid.',
  'declined-incorrect-cvc': "Your card's security code is incorrect.",
  'declined-invalid-cvc': "Your card's security code is invalid.",
  'declined-invalid-expiry-month': "Your card's expiration month is invalid.",
  'declined-invalid-expiry-year': "Your card's expiration year is invalid.",
  'declined-incorrect-zip': "Your card's postal code is incorrect.",
  'declined-processing-error': 'An error occurred while processing your card.',
  'declined-card-not-supported': 'Your card does not support this type of purchase.',
  'declined-currency-not-supported': 'Your card does not support this currency.',
  'declined-add-card-again': 'This card has to be added again before it can be used.',
  'declined-authentication-required':
    'Your card was declined. This transaction requires authentication.',
  'declined-payment-intent-authentication-failure':
    'We are unable to authenticate your payment method.',
} as const
