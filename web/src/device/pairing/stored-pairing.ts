import { storeIfPossible } from '../../facts/store-if-possible.ts'

/** The code this screen shows, and the secret it will sign in with. */
export type Pairing = { code: string; secret: string }

const storageKey = 'pairing'

/**
 * The pairing of this screen; undefined where none is stored. It is stored as long as this tab is open, so that a
 * reload shows the same code.
 */
export function storedPairing(): Pairing | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the pairing in place of any other, if this browser can store, and gives it back. */
export function keepPairing(pairing: Pairing): Pairing {
  storeIfPossible(sessionStorage, storageKey, JSON.stringify(pairing))
  return pairing
}

export const forgetPairing = () => sessionStorage.removeItem(storageKey)
