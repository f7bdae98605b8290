import { useSyncExternalStore } from 'react'
import { storeIfPossible } from '../../facts/store-if-possible.ts'

/**
 * What is chosen on this device, a desk, a kiosk or an attendant's phone: its printer, reader and extension, the
 * attendant's section ('' means every room), and whether calls make a sound ('off' means none). It is stored on the
 * device, because another desk has another printer.
 */
export type ThisDesk = {
  printer: string
  cardReader: string
  extension: string
  section: string
  sound: string
}

const storageKey = 'thisDesk'
const nothing: ThisDesk = { printer: '', cardReader: '', extension: '', section: '', sound: '' }
const listeners = new Set<() => void>()
let known: { text: string | null; value: ThisDesk } = { text: null, value: nothing }
/** What was chosen while nothing could be stored, and the text stored before, as which it counts until that changes. */
let unstored: { before: string | null; value: ThisDesk } | null = null

/** What is chosen on this device; the same object as long as nothing else has been chosen, in this tab or another. */
export function thisDesk(): ThisDesk {
  const text = localStorage.getItem(storageKey)
  if (unstored && text !== unstored.before) unstored = null
  if (unstored) return unstored.value
  if (text !== known.text) known = { text, value: read(text) }
  return known.value
}

function read(text: string | null): ThisDesk {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const of = (name: keyof ThisDesk) => {
      const value: unknown = stored instanceof Object ? Reflect.get(stored, name) : null
      return typeof value === 'string' ? value : ''
    }
    return {
      ...{ printer: of('printer'), cardReader: of('cardReader'), extension: of('extension') },
      ...{ section: of('section'), sound: of('sound') },
    }
  } catch {
    return nothing
  }
}

/**
 * Stores these choices on the device beside those already made; every part of every tab that shows them follows. Where
 * nothing can be stored they hold in this tab, until it is reloaded or another tab stores a choice.
 */
export function chooseForThisDesk(more: Partial<ThisDesk>): void {
  const value = { ...thisDesk(), ...more }
  const text = JSON.stringify(value)
  storeIfPossible(localStorage, storageKey, text)
  const stored = localStorage.getItem(storageKey)
  unstored = stored === text ? null : { before: stored, value }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What is chosen on this device, followed as it changes in this tab or another. */
export const useThisDesk = (): ThisDesk => useSyncExternalStore(subscribe, thisDesk)
