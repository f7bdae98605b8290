import { vi } from 'vitest'

/** Looks until it throws no more. What comes by itself is waited for: a busy machine brings it late. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 50_000 })
