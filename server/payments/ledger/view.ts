import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { paymentsByUser } from '@mikvah/contract/payments.ts'
import { declines } from '@mikvah/contract/words/en/declines.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { RequestContext } from '../../request/context.ts'
import { textIn } from '../../request/words.ts'
import type { PaymentRow } from './store.ts'

/**
 * A row of the ledger in an answer, the same for her and for staff: the amount in dollars, a refusal in the caller's
 * language where its words are known.
 */
export const paymentView = (
  row: PaymentRow,
  { content, language }: Pick<RequestContext, 'content' | 'language'>,
): ResultOf<typeof paymentsByUser>[number] => ({
  paymentId: row.id,
  reservationId: row.reservationId,
  method: row.method,
  status: row.status,
  amount: dollarsOf(row.cents),
  reference: row.reference,
  note: row.note,
  tipNote: row.tipNote,
  error: row.error && wordsOfDecline(row.error, language, content.texts),
  transactionID: row.transactionId,
  refundOf: row.refundOf,
  dateCreated: instantTextOf(row.at, content.timeZone),
})

/** The ledger has a refusal in the processor's words; she reads it in her language. */
function wordsOfDecline(
  stored: string,
  language: RequestContext['language'],
  texts: RequestContext['content']['texts'],
): string {
  const code = codeOfDecline.get(stored)
  return code ? textIn(language, code, {}, texts) : stored
}

const codeOfDecline = new Map<string, keyof typeof declines>(
  (Object.keys(declines) as (keyof typeof declines)[]).map((code) => [declines[code], code]),
)
