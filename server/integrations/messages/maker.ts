import type { EarlierTry, Outgoing, Sending } from './messages.ts'

/** One provider, set up. */
export type Maker = {
  send(message: Outgoing): Promise<Sending>
  /** Tries again what may have gone out before: only where that sends nothing twice. */
  sendAgain(message: Outgoing, earlier: EarlierTry): Promise<Sending>
}
