import { redact } from '../../redact.ts'
import {
  declined,
  errored,
  type NothingFound,
  type Refunded,
  type RefundLookupRequest,
  type RefundRequest,
  type RefundResult,
  type Unknown,
} from '../card-processor.ts'
import { amountText, ask, type CardknoxParts, centsOfText } from './gateway.ts'
import { isFinal, noneOrNotYet, reported } from './report.ts'

/**
 * Refunds a charge or a part of it. Cardknox knows no idempotency keys, so each refund is looked up before it is sent.
 */
export async function refund(parts: CardknoxParts, request: RefundRequest): Promise<RefundResult> {
  const before = await findRefund(parts, request)
  if (before.status !== 'none') return before
  const reply = await ask(parts, '/gatewayjson', {
    ...(request.full
      ? { xCommand: 'cc:voidrefund' }
      : { xCommand: 'cc:refund', xAmount: amountText(request.amount) }),
    xRefNum: request.transactionId,
    xInvoice: request.refundId,
    xCustom01: request.refundId,
    xAllowDuplicate: false,
  })
  if (reply.kind === 'not-sent') return errored('not_sent', reply.message)
  if (reply.kind === 'no-answer') return { status: 'unknown', message: reply.message }
  if (reply.read('xResult') === 'A') {
    const refundTransactionId = reply.read('xRefNum')
    return { status: 'approved', refundTransactionId, amount: request.amount }
  }
  const message = redact(reply.read('xError'), parts.secrets)
  // Before the day is settled only the whole can be given back, not a part; the part is tried again later.
  if (/use void/i.test(message)) return errored('not_settled_yet', message)
  // The try before it may have moved the money; the report will tell.
  if (/duplicate/i.test(message)) return { status: 'unknown', message }
  if (/exceed|already|limit/i.test(message)) return declined('over_refund', message)
  return errored(reply.read('xErrorCode'), message)
}

/** What became of a refund, by the gateway's reports; `unknown` while its last try may still be on its way. */
export async function lookupRefund(
  parts: CardknoxParts,
  request: RefundLookupRequest,
): Promise<RefundResult | NothingFound> {
  const found = await findRefund(parts, request)
  if (found.status !== 'none') return found
  const { requestedAt, underWaySince = requestedAt } = request
  return noneOrNotYet({ final: underWaySince === null || isFinal(parts, underWaySince) })
}

async function findRefund(
  parts: CardknoxParts,
  { refundId, requestedAt }: Pick<RefundLookupRequest, 'refundId' | 'requestedAt'>,
): Promise<Refunded | Unknown | NothingFound> {
  const report = await reported(parts, { ours: refundId, since: requestedAt })
  if (report.status === 'none') return { status: 'none' }
  if (report.status === 'unknown') return report

  const moved = report.rows.find((row) => /^approved$/i.test(row.read('xResponseResult')))
  // A refused try moved nothing, and the reason may have passed: the day may be settled by now.
  if (!moved) return { status: 'none' }
  return {
    status: 'approved',
    refundTransactionId: moved.read('xRefNum'),
    amount: Math.abs(centsOfText(moved.read('xAmount'))),
  }
}
