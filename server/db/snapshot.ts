import type { TransactionOptions } from './database.ts'

/** Options of a transaction that reads everything as it stands at one moment. */
export const snapshot = {
  isolation: 'repeatable read',
  readOnly: true,
} as const satisfies TransactionOptions

/** The same options for reading much. */
export const longSnapshot = { ...snapshot, waits: 'long' } as const satisfies TransactionOptions
