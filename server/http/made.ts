/** The rows that a keyed call has made. What became of them since is told when the call is repeated. */
export type Made = {
  reservation?: string
  /** A charge or a refund, whatever its end. */
  attempt?: string
  /** Rows of the ledger written by hand. */
  payments?: string[]
  /** Her membership, given or changed. */
  member?: string
  /** A saved card, taken away. */
  card?: string
  /** A message to the office. */
  letter?: string
}
