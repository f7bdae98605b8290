import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'
import { type AfterCancel, afterCancelOf } from '@mikvah/rules/reservation/after-cancel.ts'
import { todayOf } from '../../nights/nights.ts'
import { moneyOf } from '../../payments/ledger/money.ts'
import type { AttemptRow } from '../../payments/ledger/store.ts'
import type { Moment } from '../../request/context.ts'
import type { ReservationRow } from '../store.ts'
import type { Paid, ReservationView, VisitFacts } from './visit-facts.ts'

/** Merchandise of a visit in an answer: `price` is for one piece, `total` for all, both in dollars. */
export function merchandiseView(
  { item = '', quantity = 1, cents }: QuoteLine,
  { content }: Moment,
) {
  const known = content.merchandise.find((entry) => entry.item === item)
  return {
    item,
    itemHe: known?.itemHe ?? '',
    description: known?.description ?? '',
    descriptionHe: known?.descriptionHe ?? '',
    quantity,
    price: dollarsOf(Math.round(cents / quantity)),
    total: dollarsOf(cents),
  }
}

/** What the price lines with one of these codes come to, in cents. */
export const sumOfCodes = (
  lines: readonly QuoteLine[],
  codes: readonly QuoteLine['code'][],
): Cents =>
  lines.filter(({ code }) => codes.includes(code)).reduce((sum, { cents }) => sum + cents, 0)

/**
 * A visit's refund as she sees it, in dollars, given the attempts of the visit: issued once the processor has accepted
 * all of it, else on its way; null where there is none.
 */
export function refundView(attempts: readonly AttemptRow[]): ReservationView['refund'] {
  const refunds = attempts.filter(
    ({ kind, state }) => kind === 'refund' && (state === 'open' || state === 'approved'),
  )
  if (refunds.length === 0) return null
  const cents = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  const issued = refunds.every(({ state }) => state === 'approved')
  return { amount: dollarsOf(cents), state: issued ? 'issued' : 'onItsWay' }
}

/**
 * Whether a hold has ended or counts no more, whether the visit that it is to replace has begun, and what became of its
 * money, or of that of a canceled visit.
 */
export function endView(
  ctx: Moment,
  {
    row,
    paid,
    endedHold,
    replacedHasBegun,
    held,
  }: Pick<VisitFacts, 'row' | 'paid' | 'endedHold' | 'replacedHasBegun'> & { held: boolean },
): Pick<ReservationView, 'replacedHasBegun' | 'holdEnded' | 'afterCancel'> {
  const hasRunOut = row.status === 'Pending' && !held
  // A hold without an end, of a night that is over, is ended by nobody (ended-holds.ts).
  const isLeft = row.holdUntil === null && row.night < todayOf(ctx)
  const hold = endedHold ? 'ended' : hasRunOut || replacedHasBegun ? 'ending' : null
  const tells = row.status === 'Canceled' || hold !== null
  const money = tells ? (afterCancelView(ctx, row, { paid, hold }) ?? []) : []
  return {
    replacedHasBegun: held && replacedHasBegun,
    holdEnded: endedHold || hasRunOut,
    afterCancel: money.filter(({ kind }) => kind !== 'refund-to-come' || !isLeft),
  }
}

/**
 * What became of the money of a visit that is canceled or counts no more, a part for each kind (such as a refund on its
 * way), in dollars. A card is named by its brand and last four digits.
 */
function afterCancelView(
  { content }: Moment,
  row: Pick<ReservationRow, 'startsAt' | 'refundMissed' | 'statusSince'>,
  { paid, hold }: Pick<VisitFacts, 'paid'> & { hold: 'ended' | 'ending' | null },
): ReservationView['afterCancel'] {
  const money = moneyOf(paid.payments, paid.attempts)
  const said = afterCancelOf({ ...row, hold }, money, row.statusSince, content.values)
  return said.map(({ kind, cents }) => ({
    ...{ kind, amount: dollarsOf(cents) },
    cards: cardsOf(kind, paid),
  }))
}

const goesBack: Partial<Record<AfterCancel['kind'], AttemptRow['state']>> = {
  'refund-issued': 'approved',
  'refund-on-its-way': 'open',
}

function cardsOf(kind: AfterCancel['kind'], { payments, attempts }: Paid): string[] {
  const refunds = attempts.filter((one) => one.kind === 'refund' && one.state === goesBack[kind])
  const ids = refunds.map(({ facts }) => facts.paymentId)
  const cards = payments.filter(({ id }) => ids.includes(id)).map(({ reference }) => reference)
  return [...new Set(cards.filter((card) => card !== null))]
}
