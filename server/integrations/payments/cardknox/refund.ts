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

/** Refunds know no key either, so each is looked for before it is sent. */
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
  // A part can't be given back before the day is settled; the whole can. It is asked again later.
  if (/use void/i.test(message)) return errored('not_settled_yet', message)
  // It may be the try before it that has moved the money: the report will say so.
  if (/duplicate/i.test(message)) return { status: 'unknown', message }
  if (/exceed|already|limit/i.test(message)) return declined('over_refund', message)
  return errored(reply.read('xErrorCode'), message)
}

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
  // A try that was refused moved nothing, and what refused it may be over: the day is settled by now.
  if (!moved) return { status: 'none' }
  return {
    status: 'approved',
    refundTransactionId: moved.read('xRefNum'),
    amount: Math.abs(centsOfText(moved.read('xAmount'))),
  }
}
