import type { TransactionOptions } from './database.ts'

/** For what is read together: all of it as it stands at one moment. */
export const snapshot = {
  isolation: 'repeatable read',
  readOnly: true,
} as const satisfies TransactionOptions

/** The same for what reads much. */
export const longSnapshot = { ...snapshot, waits: 'long' } as const satisfies TransactionOptions
