import type { StripeElementStyle } from '@stripe/stripe-js'

/**
 * The look of the text in Stripe's frame, which no stylesheet of the page reaches: the page's colour, read when the
 * frame is made, in the font of the system.
 */
export function elementLook(): StripeElementStyle {
  const look = getComputedStyle(document.body)
  return {
    base: { color: look.color, fontFamily: 'system-ui, sans-serif', fontSize: '17px' },
  }
}
