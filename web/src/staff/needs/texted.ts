import { useSyncExternalStore } from 'react'
import { storeIfPossible } from '../../facts/store-if-possible.ts'

/**
 * Who was late and has been written to from this desk: she leaves its line at once, before the visit says so. It is
 * kept in this tab, by reservations, through a reload.
 */
const storageKey = 'textedLate'
const listeners = new Set<() => void>()

const read = (): string => sessionStorage.getItem(storageKey) ?? ''

/** Adds these reservations to those whose patrons this tab has written to; it forgets them when it is closed. */
export function keepTexted(reservationIds: readonly string[]): void {
  storeIfPossible(
    sessionStorage,
    storageKey,
    [...read().split(' '), ...reservationIds].join(' ').trim(),
  )
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The ids of the reservations whose patrons this tab has written to because they were late; one blank text while there
 * are none.
 */
export const useTexted = (): readonly string[] => useSyncExternalStore(subscribe, read).split(' ')
