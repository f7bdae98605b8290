import type { TransactionOptions } from './database.ts'

/** Options of a transaction that reads everything as it stands at one moment. */
export const snapshot = {
  isolation: 'repeatable read',
  readOnly: true,
} as const satisfies TransactionOptions

/**
 * Options of a transaction that reads everything as it stands at one moment, and reads much: each statement may take
 * half a minute.
 */
export const longSnapshot = { ...snapshot, waits: 'long' } as const satisfies TransactionOptions
