import { vi } from 'vitest'

/** How long tests wait, in ms: as long as one test may take, since a busy machine is slow. */
const patience = { timeout: 50_000, interval: 10 }

/** Calls `look` until it no longer throws, and gives what it gives; after 50 seconds its last error is thrown. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, patience)

/** Calls `look` until it gives something true, and gives that; throws after 50 seconds. */
export const waitUntil = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, patience)
