import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { paymentsByUser } from '@mikvah/contract/payments.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { PaymentRow } from './store.ts'

/** A row of the ledger as it is told, to her and to staff alike. */
export const paymentTold = (
  row: PaymentRow,
  timeZone: string,
): ResultOf<typeof paymentsByUser>[number] => ({
  paymentId: row.id,
  reservationId: row.reservationId,
  method: row.method,
  status: row.status,
  amount: dollarsOf(row.cents),
  reference: row.reference,
  note: row.note,
  tipNote: row.tipNote,
  error: row.error,
  transactionID: row.transactionId,
  dateCreated: instantTextOf(row.at, timeZone),
})
