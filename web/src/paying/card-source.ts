import type { BodyOf } from '../talk/call.ts'

/** A card in a call: a token made in the browser, or a saved card. */
export type CardSource = NonNullable<BodyOf<'makePayment'>['paymentInfo']>

/**
 * A card form, for the screen around it. `read` makes a token of what was typed; null when something is missing or
 * wrong, which the form then says. The same input gives the same token until it is spent, so that a second try after
 * a lost answer is the same request.
 */
export type CardReader = {
  read: () => Promise<CardSource | null>
  /** Says that the token was used, so that the next try gets a new one. */
  spent: () => void
  /** Says that the card was refused, so that what was typed is cleared. */
  discard: () => void
}
