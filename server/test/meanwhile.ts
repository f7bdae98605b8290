import type { Parts } from '../request/parts.ts'

/** Runs `act` after a call has read its data and before the next transaction that it opens. */
export function meanwhile({ db }: Pick<Parts, 'db'>, act: () => Promise<unknown>): void {
  const { inTransaction } = db
  db.inTransaction = async (work, options) => {
    db.inTransaction = inTransaction
    await act()
    return inTransaction(work, options)
  }
}
