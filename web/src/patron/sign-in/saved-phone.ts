import { codeLives } from '@mikvah/rules/people/codes.ts'
import { storeIfPossible } from '../../facts/store-if-possible.ts'

/** The number that a code was sent to. It survives a reload, as she leaves the page to read the message. */
export type SavedPhone = {
  digits: string
  /** When the code was sent, or she said that she has one, in epoch milliseconds of this device. */
  sentAt: number
  /** The id of this device's request for a code; without it only the code counts. */
  requestId?: string
}

const storageKey = 'phone'

/**
 * The number that a code was sent to, while that code may still be typed; null afterwards, when it leaves the storage,
 * and where none is stored.
 */
export function savedPhone(now = Date.now()): SavedPhone | null {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SavedPhone | null
    if (saved && now - saved.sentAt < codeLives) return saved
    if (saved) forgetPhone()
    return null
  } catch {
    return null
  }
}

export const savePhone = (saved: SavedPhone) =>
  storeIfPossible(localStorage, storageKey, JSON.stringify(saved))

export const forgetPhone = () => localStorage.removeItem(storageKey)
