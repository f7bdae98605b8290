import type { CallFailed } from './call-failed.ts'

const listeners = new Set<() => void>()

/**
 * Calls the listener when a call was refused because the caller's phone number may belong to another person by now
 * and has to be confirmed. Gives the way to stop.
 */
export function onUnconfirmed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives a failure back; where its code is `number-unconfirmed`, the listeners of `onUnconfirmed` are called before. */
export function heardUnconfirmed(failure: CallFailed): CallFailed {
  if (failure.code === 'number-unconfirmed') for (const listener of listeners) listener()
  return failure
}
