import { type CallFailed, leavesOpen } from '../../talk/call-failed.ts'

/** A request of the tap that may have moved money; `isNew` where no earlier tap has sent it under the same key. */
export type SentCharge = { id: string; isNew: boolean }

/**
 * Which requests of a tap are closed by the failure of the last one; the rest may have moved money. One that was turned
 * away at the door, by its session or its rate, began nothing. After a bank was asked or a wallet has paid, the money is
 * with the processor, so that only its own word closes what was sent before.
 */
export function closedBy(failure: CallFailed, sent: readonly SentCharge[]): string[] {
  const last = sent.at(-1)
  if (!last) return []
  const lastAlone = last.isNew ? [last.id] : []
  if (failure.status === 401 || failure.status === 429) return lastAlone
  if (leavesOpen(failure)) return []
  const isFirst = sent.length === 1
  return isFirst || isOfProcessor(failure) ? sent.map(({ id }) => id) : lastAlone
}

const isOfProcessor = ({ status, code }: CallFailed): boolean =>
  status === 402 || status === 502 || code === 'payment-not-begun'
