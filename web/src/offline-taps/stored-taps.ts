import { useSyncExternalStore } from 'react'
import type { Tap } from './taps.ts'

/**
 * The offline queue: taps are stored on the device until they are answered or given up, so that they survive a reload
 * or an empty battery. They hold the id of a visit and a step, and no name.
 */
const storageKey = 'taps'
const none: readonly Tap[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; taps: readonly Tap[] } = { text: null, taps: none }
/** The taps that a full storage didn't take, and what lies there instead: this tab holds them until it is closed. */
let unstored: { before: string | null; taps: readonly Tap[] } | null = null

/** The stored taps; the same array as long as nothing has changed, in this tab or another. */
export function storedTaps(): readonly Tap[] {
  const text = localStorage.getItem(storageKey)
  if (unstored && text !== unstored.before) unstored = null
  if (unstored) return unstored.taps
  if (text !== known.text) known = { text, taps: read(text) }
  return known.taps
}

function read(text: string | null): readonly Tap[] {
  try {
    return text ? (JSON.parse(text) as Tap[]) : none
  } catch {
    return none
  }
}

/**
 * Stores these taps in place of those before, and tells the listeners of this tab. Where the storage doesn't take them
 * they hold in this tab, until it is closed: a tap is sent all the same.
 */
export function storeTaps(taps: readonly Tap[]): void {
  const text = taps.length === 0 ? null : JSON.stringify(taps)
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
  } catch {
    // A full storage keeps what it had.
  }
  const before = localStorage.getItem(storageKey)
  unstored = before === text ? null : { before, taps }
  for (const listener of listeners) listener()
}

/** Calls the listener when taps are stored, here or in another tab. Gives the way to stop. */
export function onTaps(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The taps that wait to be sent. */
export const useStoredTaps = () => useSyncExternalStore(onTaps, storedTaps)
