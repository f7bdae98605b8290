import type { StripeElementStyle } from '@stripe/stripe-js'

/** Our fonts and colours for Stripe's frame, which has no stylesheet of ours. They are read when the frame is made. */
export function elementLook(): StripeElementStyle {
  const look = getComputedStyle(document.body)
  return {
    base: { color: look.color, fontFamily: 'system-ui, sans-serif', fontSize: '17px' },
  }
}
