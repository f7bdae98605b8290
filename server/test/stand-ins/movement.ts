import type { Cents } from '@mikvah/rules/price/money.ts'

/** A charge or refund that was carried out. Tests count these, in their order. */
export type Movement = {
  kind: 'charge' | 'refund'
  transactionId: string
  /** The id of our row of the payment or refund. */
  ours: string
  amount: Cents
}
