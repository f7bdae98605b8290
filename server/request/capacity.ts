import type { Ms } from '@mikvah/rules/time/ms.ts'

/** How much one process accepts; anything more would only wait until its callers have given up. */
export type Capacity = {
  callsAtOnce: number
  /** How many of these calls may be from one address. As many again may still be sending their bodies. */
  callsOfAddress: number
  /**
   * How many connections may also wait to be accepted: beyond that the system drops them, and their callers notice
   * only after half a minute.
   */
  connections: number
  /** How many of the connections may be from one address. */
  connectionsOfAddress: number
  /** How many screens may be connected, and how many of those for one account. */
  streams: number
  streamsOfAccount: number
  /** How many bytes may wait for a slow reader; beyond that its stream is ended, and it reconnects. */
  bytesForStream: number
  /** How long a request may take to arrive; then its place is given up. */
  requestMs: Ms
  /** How many calls an address may make in a minute, whatever becomes of them. */
  callsInMinuteOfAddress: number
  callsInMinuteOfAccount: number
  /** How many long lists may be read at once by one screen, by all that share an account, and how many may wait. */
  listsOfSession: number
  listsOfAccount: number
  listsWaitingOfSession: number
  listWaitMs: Ms
  /** After how long a reader that takes nothing of a list counts as gone. */
  unreadMs: Ms
  /**
   * How often the row of an attempt is read while somebody waits for a card at a reader, as a webhook may close it in
   * any process.
   */
  cardLookMs: Ms
}

/** What a process accepts unless it is built with something else. */
export const standardCapacity: Capacity = {
  callsAtOnce: 600,
  callsOfAddress: 60,
  connections: 5000,
  // An office or a hospital may be behind one address, with 40 browsers of six connections each and some more.
  connectionsOfAddress: 300,
  streams: 1000,
  streamsOfAccount: 30,
  bytesForStream: 256 * 1024,
  requestMs: 30_000,
  callsInMinuteOfAddress: 600,
  callsInMinuteOfAccount: 300,
  // A page of reports asks for four lists, of which two are read at once and two wait.
  listsOfSession: 2,
  listsOfAccount: 6,
  listsWaitingOfSession: 10,
  listWaitMs: 20_000,
  unreadMs: 10_000,
  cardLookMs: 500,
}
