import type { BodyOf } from '../talk/call.ts'

/** What stands for a card on the wire: a token made in the browser, or a card saved before. */
export type CardSource = NonNullable<BodyOf<'makePayment'>['paymentInfo']>

/**
 * A card form as its screen speaks to it. `read` makes a token of what was typed; null when something is missing or
 * wrong, which the form then says itself. The same words give the same token until it is spent, so that a second try
 * after a lost answer is the same request.
 */
export type CardReader = {
  read: () => Promise<CardSource | null>
  /** The token was answered; the next try takes a new one. */
  spent: () => void
  /** The card was refused: what was typed goes. */
  discard: () => void
}
