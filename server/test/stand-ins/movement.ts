import type { Cents } from '@mikvah/rules/price/money.ts'

/** Money that really moved, in the order it did: what a test counts. */
export type Movement = {
  kind: 'charge' | 'refund'
  transactionId: string
  /** Our payment or refund row. */
  ours: string
  amount: Cents
}
