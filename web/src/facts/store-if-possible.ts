/**
 * Stores a text in this browser's storage. Where that is full or can't be written, nothing is stored and nobody is
 * told: it is for what only saves a question or a wait, so that the act which stores it goes on all the same.
 */
export function storeIfPossible(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // The page goes on without it, as on the first visit.
  }
}
