import type { StripeElementStyle } from '@stripe/stripe-js'

/** Our type and colours inside Stripe's frame, which sees no stylesheet of ours. Read when the frame is made. */
export function elementLook(): StripeElementStyle {
  const look = getComputedStyle(document.body)
  return {
    base: { color: look.color, fontFamily: 'system-ui, sans-serif', fontSize: '17px' },
  }
}
