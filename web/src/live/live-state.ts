/** Whether this tab hears what happens; else the moment of the device's clock since when it doesn't. */
export type LiveState = { live: true } | { live: false; since: number }

const listeners = new Set<() => void>()
let present: LiveState = { live: true }

/** Before the first try has failed nothing is lost. */
export const presentLive = () => present

/** Said again while it lasts, silence goes on since it began. */
export function sayLive(state: LiveState) {
  if (present.live === state.live) return
  present = state
  for (const listener of listeners) listener()
}

export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
