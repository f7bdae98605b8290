import { vi } from 'vitest'

/**
 * Calls `look` until it throws no more, for fifty seconds at most, because what a page does by itself comes late on a
 * busy machine; gives what it gave.
 */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 50_000 })
