import type { CallFailed } from './call-failed.ts'

const listeners = new Set<() => void>()

/** Called when a call was refused because her number may be another's by now, until she has shown that it is hers. */
export function onUnconfirmed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes a failure on, and tells when it is that one. */
export function heardUnconfirmed(failure: CallFailed): CallFailed {
  if (failure.code === 'number-unconfirmed') for (const listener of listeners) listener()
  return failure
}
