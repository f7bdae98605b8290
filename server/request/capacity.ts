import type { Ms } from '@mikvah/rules/time/ms.ts'

/** How much one process takes in; what comes on top would only wait until its callers have gone. */
export type Capacity = {
  callsAtOnce: number
  /** Of them, and again of those whose bodies are still coming, so many from one address. */
  callsOfAddress: number
  /** So many may also wait to be taken in: one beyond that is dropped by the system, and its caller hears nothing for half a minute. */
  connections: number
  /** Of them so many from one address. */
  connectionsOfAddress: number
  /** Screens that are kept true, and of them those of one account. */
  streams: number
  streamsOfAccount: number
  /** What waits for one that reads slowly; with more it is ended, and comes back for what it missed. */
  bytesForStream: number
  /** A request has this long to come in whole; then its place is somebody else's. */
  requestMs: Ms
  /** In a minute, whatever becomes of them. */
  callsInMinuteOfAddress: number
  callsInMinuteOfAccount: number
  /** Lists of many days, of one screen and of all that share an account; and of those that wait for their turn. */
  listsOfSession: number
  listsOfAccount: number
  listsWaitingOfSession: number
  listWaitMs: Ms
  /** Who takes nothing of a list for so long has gone, though the line stands. */
  unreadMs: Ms
  /** Who waits for a card at a reader has the row looked at so often: a webhook may close it in any process. */
  cardLookMs: Ms
}

export const standardCapacity: Capacity = {
  callsAtOnce: 600,
  callsOfAddress: 60,
  connections: 5000,
  // An office or a hospital behind one address: 40 browsers of six connections each, and some to spare.
  connectionsOfAddress: 300,
  streams: 1000,
  streamsOfAccount: 30,
  bytesForStream: 256 * 1024,
  requestMs: 30_000,
  callsInMinuteOfAddress: 600,
  callsInMinuteOfAccount: 300,
  // A page of reports asks for four.
  listsOfSession: 2,
  listsOfAccount: 6,
  listsWaitingOfSession: 10,
  listWaitMs: 20_000,
  unreadMs: 10_000,
  cardLookMs: 500,
}
