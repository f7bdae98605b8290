import { splitMoved } from '@mikvah/rules/payments/split.ts'
import { processorKindOf } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { inMemoryPracticeLedger } from '../../integrations/payments/practice/ledger.ts'
import { practiceProcessor } from '../../integrations/payments/practice/payments.ts'
import { requestOf } from '../../payments/charging/ask-charge.ts'
import { type ChargeOpening, chargeOf } from '../../payments/charging/open-charge.ts'
import {
  chargeClosedBy,
  failedChargeOf,
  paymentsOf,
  referenceOf,
} from '../../payments/charging/rows-of-outcome.ts'
import type { AttemptRow, PaymentRow } from '../../payments/ledger/store.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import type { ReservationRow } from '../../reservations/store.ts'

/** What moves the money of the evening: the practice processor, whose ledger is written with everything else. */
export type Till = {
  parts: Pick<Parts, 'exemptsAddress'>
  processor: CardProcessor
  moved: ReadonlyMap<string, string>
}

/** A till with an empty ledger, with a practice processor of the kind that the settings name. */
export function tillOf(
  { exemptsAddress }: Pick<Parts, 'exemptsAddress'>,
  { content }: Moment,
): Till {
  const moved = new Map<string, string>()
  const ledger = inMemoryPracticeLedger(moved)
  const processor = practiceProcessor({ ledger, kind: processorKindOf(content.values) })
  return { parts: { exemptsAddress }, processor, moved }
}

/** A practice card: one that is charged, or one that is declined. */
export type Card = 'practice_ok' | 'practice_declined'
type Charging = {
  owner: Account
  opening: ChargeOpening
  card: Card
  visit?: Pick<ReservationRow, 'donationNote'> | null
}
/** A charge that has ended, and its rows of the ledger. */
export type Charged = { attempt: AttemptRow; rows: PaymentRow[] }

/** Charges a card: the attempt, the processor's answer, and the ledger rows of it. */
export async function charge(
  { processor }: Till,
  ctx: SignedInContext,
  { owner, opening, card, visit = null }: Charging,
): Promise<Charged> {
  const attempt = { ...chargeOf(processor, opening, ctx.now), asked: true }
  const result = await processor.charge({
    ...requestOf(ctx, attempt, owner),
    source: { kind: 'token', token: card },
    present: true,
  })
  if (result.status !== 'approved' && result.status !== 'declined') {
    throw new Error(`The practice card ${card} ended in ${result.status}.`)
  }
  const closed = { ...attempt, ...chargeClosedBy(attempt, result, ctx.now) }
  if (result.status === 'declined') {
    return { attempt: closed, rows: [failedChargeOf(ctx, attempt, result)] }
  }
  const { transactionId, amount } = result
  const rows = splitMoved(attempt.split, amount)
  const reference = referenceOf(result.card)
  return {
    attempt: closed,
    rows: paymentsOf(ctx, { attempt, rows, transactionId, reference, visit }),
  }
}
