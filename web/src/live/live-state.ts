/**
 * Whether this tab gets live events; if not, since when, in milliseconds by the device's clock. `resume` stands where it
 * is paused, as its account has too many screens open: it gets none until that is called.
 */
export type LiveState = { live: true } | { live: false; since: number; resume?: () => void }

const listeners = new Set<() => void>()
let present: LiveState = { live: true }

/** The live state of this tab as it is now. Until the first try has failed nothing counts as lost. */
export const presentLive = () => present

/** The function that brings a paused tab back; null for a tab that isn't paused. */
export const resumeOf = (state: LiveState) => (state.live ? null : (state.resume ?? null))

/** Reports the state to whoever listens. When silence is reported again, it still counts from its beginning. */
export function sayLive(state: LiveState) {
  if (present.live === state.live && resumeOf(present) === resumeOf(state)) return
  present = state
  for (const listener of listeners) listener()
}

/**
 * Calls the listener at each change between live and lost, and when a tab begins or ends to be paused. Gives the way to
 * stop.
 */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
