import type { EarlierTry, Outgoing, Sending } from './messages.ts'

/** Sends messages by one provider, with its settings. */
export type Maker = {
  send(message: Outgoing): Promise<Sending>
  /** Tries a message again that may have gone out before, and does so only where that can't send it twice. */
  sendAgain(message: Outgoing, earlier: EarlierTry): Promise<Sending>
}
