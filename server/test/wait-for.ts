import { vi } from 'vitest'

/** What comes by itself is waited for as long as a test may take: a busy machine brings it late. */
const patience = { timeout: 50_000, interval: 10 }

/** Looks until it throws no more, and gives what the look gave. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, patience)

/** Looks until it gives something true. */
export const waitUntil = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, patience)
