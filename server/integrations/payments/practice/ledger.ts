/**
 * Where the practice processor stores what it has "moved", so that a killed process loses no money. Keys and values
 * are texts; in the app a table, in tests a Map.
 */
export type PracticeLedger = {
  get(key: string): Promise<string | null>
  /** Writes `after` if `before` is still there (null for nothing), and gives whether it did. */
  swap(key: string, before: string | null, after: string): Promise<boolean>
}

/** A practice ledger that ends with the process, for tests. */
export function inMemoryPracticeLedger(values = new Map<string, string>()): PracticeLedger {
  return {
    get: async (key) => values.get(key) ?? null,
    swap: async (key, before, after) => {
      if ((values.get(key) ?? null) !== before) return false
      values.set(key, after)
      return true
    },
  }
}

/**
 * Changes the JSON value under a key and gives it as it then stands; `change` gets null where there is none, and may
 * run again when two write at once.
 */
export async function changed<T>(
  ledger: PracticeLedger,
  key: string,
  change: (value: T | null) => T,
): Promise<T> {
  for (;;) {
    const before = await ledger.get(key)
    const after = change(before === null ? null : JSON.parse(before))
    const text = JSON.stringify(after)
    if (text === before || (await ledger.swap(key, before, text))) return after
  }
}

/** The JSON value under a key; null where there is none. */
export async function read<T>(ledger: PracticeLedger, key: string): Promise<T | null> {
  const text = await ledger.get(key)
  return text === null ? null : JSON.parse(text)
}
