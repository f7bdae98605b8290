import type { EarlierTry, Outgoing, Sending } from './messages.ts'

/** Sends messages by one provider, with its settings. */
export type Maker = {
  send(message: Outgoing): Promise<Sending>
  /**
   * Settles a message that may have gone out before: it is sent again only where it can't arrive twice; else it is
   * found as `sent`, stays `unknown` or becomes `failed`.
   */
  sendAgain(message: Outgoing, earlier: EarlierTry): Promise<Sending>
}
