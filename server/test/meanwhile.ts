import type { Parts } from '../request/parts.ts'

/**
 * Runs `act` once, right before the next transaction that is begun on this database: after a call has read its data,
 * and before it writes.
 */
export function meanwhile({ db }: Pick<Parts, 'db'>, act: () => Promise<unknown>): void {
  const { inTransaction } = db
  db.inTransaction = async (work, options) => {
    db.inTransaction = inTransaction
    await act()
    return inTransaction(work, options)
  }
}
