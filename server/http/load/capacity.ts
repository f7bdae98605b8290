import type { Ms } from '@mikvah/rules/time/ms.ts'

/** How much one process takes in at once; what comes on top would only wait until its callers have gone. */
export type Capacity = {
  callsAtOnce: number
  /** Of them, and again of those whose bodies are still coming, so many from one address. */
  callsOfAddress: number
  connections: number
  /** Of them so many from one address. */
  connectionsOfAddress: number
  /** A request has this long to come in whole; then its place is somebody else's. */
  requestMs: Ms
}

export const standardCapacity: Capacity = {
  callsAtOnce: 600,
  callsOfAddress: 60,
  connections: 5000,
  // An office or a hospital behind one address: 40 browsers of six connections each, and some to spare.
  connectionsOfAddress: 300,
  requestMs: 30_000,
}
