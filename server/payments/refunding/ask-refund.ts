import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type {
  CardProcessor,
  NothingFound,
  RefundRequest,
  RefundResult,
} from '../../integrations/payments/card-processor.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { within } from '../../within.ts'
import { noticeRefundLate } from '../ledger/notices.ts'
import { processorOf } from '../ledger/processor.ts'
import {
  type AttemptRow,
  attemptById,
  endRefundTurn,
  refundsOf,
  takeRefundTurn,
} from '../ledger/store.ts'
import { closeRefund } from './close-refund.ts'

const patience: Ms = 10_000
const aDay = hours(24)

/** The refund isn't settled; the outbox asks again. */
class RefundUnsettled extends Error {
  override name = 'RefundUnsettled'
}

/**
 * Asks the processor for a refund that is open. A repeat looks it up first, so that the money goes back once. Where no
 * clear answer comes within ten seconds this throws, and the outbox tries again; after a day the office is told.
 */
export async function askRefund(parts: Parts, { attemptId }: { attemptId: string }): Promise<void> {
  const refund = await attemptById(parts.db.orm, attemptId)
  if (refund?.state !== 'open') return
  try {
    await askOnce(parts, refund)
  } catch (error) {
    // Until a refund is first asked for, its time is by the app's clock, and can't be compared with the real one.
    const isLate = refund.asked && parts.realNow() - refund.openedAt > aDay
    if (isLate) await tellLate(parts, refund)
    throw error
  }
}

/** Looks up a refund that was closed as failed, and accepts it if the money did go back. Asks for no refund. */
export async function askAboutFailedRefund(parts: Parts, refund: AttemptRow): Promise<void> {
  const { content } = await momentOf(parts)
  const request = await requestOf(parts, refund)
  const found = await processorOf(parts, content, refund.processor).lookupRefund(request)
  if (found.status === 'approved') await close(parts, refund.id, found)
}

/** Tells the office, once, that a refund is late; the processor goes on being asked for it. */
async function tellLate(parts: Parts, { id, cents }: AttemptRow): Promise<void> {
  const moment = await momentOf(parts)
  await parts.db.inTransaction((tx) => noticeRefundLate(tx, moment, id, cents))
}

async function askOnce(parts: Parts, refund: AttemptRow): Promise<void> {
  const moment = await momentOf(parts)
  const processor = processorOf(parts, moment.content, refund.processor)
  const call = ask(parts, processor, refund).then((result) => close(parts, refund.id, result))
  call.catch(() => undefined)
  const closed = await within(patience, call)
  if (!closed) throw new RefundUnsettled()
}

async function ask(
  parts: Parts,
  processor: CardProcessor,
  refund: AttemptRow,
): Promise<RefundResult> {
  const request = await requestOf(parts, refund)
  const { asked, openedAt, facts } = refund
  // One that was sent by an earlier version of the program doesn't say when that was.
  const underWaySince = facts.askedAt === undefined ? openedAt : facts.askedAt
  const known: RefundResult | NothingFound = asked
    ? await processor.lookupRefund({ ...request, underWaySince })
    : { status: 'none' }
  if (known.status !== 'none') return known
  if (!(await takeRefundTurn(parts.db.orm, refund, parts.realNow()))) throw new RefundUnsettled()
  return processor.refund(request)
}

/** Closes the refund if the answer is clear; gives whether it did. */
async function close(parts: Parts, attemptId: string, result: RefundResult): Promise<boolean> {
  if (result.status === 'pending' || result.status === 'unknown') return false
  if (result.status === 'error' && passing.includes(result.code)) {
    await endRefundTurn(parts.db.orm, attemptId)
    return false
  }
  const moment = await momentOf(parts)
  await parts.db.inTransaction((tx) => closeRefund(tx, moment, attemptId, result))
  return true
}

/** Errors that pass with time: the day's batch isn't closed, the connection was down, too many calls. */
const passing: readonly string[] = ['not_settled_yet', 'not_sent', 'rate_limit', 'lock_timeout']

async function requestOf(parts: Parts, refund: AttemptRow): Promise<RefundRequest> {
  const charge = await attemptById(parts.db.orm, refund.refundOf ?? '')
  if (!charge?.transactionId) throw new Error('A refund of nothing.')
  const earlier = await refundsOf(parts.db.orm, charge.id)
  const others = earlier.filter(({ id, state }) => id !== refund.id && state !== 'declined')
  return {
    refundId: refund.id,
    transactionId: charge.transactionId,
    amount: refund.cents,
    full: refund.cents === charge.cents && others.every(({ state }) => state === 'error'),
    requestedAt: refund.asked ? refund.openedAt : parts.realNow(),
  }
}
