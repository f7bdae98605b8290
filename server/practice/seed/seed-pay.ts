import { makePayment } from '@mikvah/contract/payments.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { auditOf } from '../../audit/write-audit.ts'
import { chargeRowOf } from '../../payments/charging/open-payment.ts'
import { rowsByHand } from '../../payments/charging/record-by-hand.ts'
import { balanceFrom } from '../../payments/ledger/balance-of-visit.ts'
import { judgeSplit } from '../../payments/ledger/judge-charge.ts'
import { moneyOf } from '../../payments/ledger/money.ts'
import { noticeOfRefund } from '../../payments/ledger/notices.ts'
import { refundClosedBy } from '../../payments/refunding/close-refund.ts'
import { refundOfCharge } from '../../payments/refunding/open-refund.ts'
import type { SignedInContext } from '../../request/context.ts'
import { refundOfCancel } from '../../visits/cancel-reservation.ts'
import { noticesOf } from '../../visits/notices.ts'
import { type Life, moveOn, noteAct, settle } from './seed-life.ts'
import { type Card, charge, type Till } from './seed-till.ts'

type CardPayment = { card: Card; note?: string }

/** She pays what she owes by card, or the desk does with her card. */
export async function payByCard(
  till: Till,
  ctx: SignedInContext,
  life: Life,
  { card, note = '' }: CardPayment,
): Promise<void> {
  const { owner } = life.decided
  const due = balanceFrom(life.row, moneyOf(life.payments, life.attempts))
  if (due.balanceCents <= 0) return
  const body = makePayment.body.parse({
    ...{ method: 'CreditCard', reservationId: life.row.id, note, tipNote: 'Divide among above' },
    ...{ amt: dollarsOf(due.balanceCents), paymentInfo: { sourceToken: card } },
  })
  const as = holds(ctx.by.roles, 'Reception') ? 'reception' : 'patron'
  const judged = { visit: life.row, discountCents: 0 }
  const split = judgeSplit({ ...body, method: 'CreditCard' }, due)
  const paying = { as, owner, visit: null } as const
  const opening = chargeRowOf(till.parts, ctx, paying, body, { ...judged, ...split })
  const { attempt, rows } = await charge(till, ctx, { owner, opening, card, visit: life.row })
  life.attempts.push(attempt)
  life.payments.push(...rows)
  noteAct(life, ctx, {
    attempt: attempt.id,
    cents: attempt.cents,
    purpose: attempt.purpose,
    savedCard: false,
  })
  settle(life, { now: ctx.now, content: ctx.content })
}

const partCents = 1000

/** How much of what she owes somebody pays as she comes in. */
export type AtDoor = 'all' | 'part' | 'nothing'

/** Whether she owes more than the ten dollars that are paid as a part. */
export const owesMoreThanPart = (life: Life): boolean =>
  balanceFrom(life.row, moneyOf(life.payments, life.attempts)).balanceCents > partCents

/** The desk records what she pays as she comes in: all of it, or as a part ten dollars. */
export function payAtDoor(
  ctx: SignedInContext,
  life: Life,
  method: 'Cash' | 'Terminal' | 'Check',
  pays: Exclude<AtDoor, 'nothing'> = 'all',
): void {
  const due = balanceFrom(life.row, moneyOf(life.payments, life.attempts))
  if (due.balanceCents <= 0) return
  const reservationId = life.row.id
  const paid = pays === 'all' ? due.balanceCents : Math.min(due.balanceCents, partCents)
  const body = makePayment.body.parse({ method, reservationId, amt: dollarsOf(paid) })
  const { split, cents } = judgeSplit({ ...body, method }, due)
  const rows = rowsByHand(ctx, { owner: life.decided.owner, visit: life.row }, body, split)
  life.payments.push(...rows)
  const details = { method, cents, payments: rows.map(({ id }) => id) }
  const audit = auditOf(ctx, { subject: life.row.id, details })
  if (audit) life.audits.push(audit)
}

/** She cancels; what she paid goes back as the rule says. */
export async function cancel(till: Till, ctx: SignedInContext, life: Life): Promise<void> {
  const { row, payments, attempts } = life
  const { owner } = life.decided
  const terms = { by: 'patron', paymentOpen: false, paid: moneyOf(payments, attempts) } as const
  const cents = refundOfCancel(ctx, row, terms)
  moveOn(life, ctx, 'Canceled')
  if (row.status === 'Reserved') {
    life.notices.push((written) => noticesOf('canceled', ctx, written, owner))
  }
  if (cents > 0) await giveBack(till, ctx, life, cents)
}

async function giveBack(till: Till, ctx: SignedInContext, life: Life, cents: number) {
  const paid = life.payments.find(
    ({ method, status }) => method === 'CreditCard' && status === 'Approved',
  )
  const charged = life.attempts.find(({ id }) => id === paid?.attemptId)
  if (!paid || !charged?.transactionId) throw new Error('A refund of nothing.')
  const terms = { cents, note: 'cancel', paymentId: paid.id }
  const refund = { ...refundOfCharge(ctx.now, charged, terms), asked: true }
  const result = await till.processor.refund({
    ...{ refundId: refund.id, transactionId: charged.transactionId, amount: cents },
    ...{ full: cents === charged.cents, requestedAt: ctx.now },
  })
  if (result.status !== 'approved') throw new Error(`A practice refund ended in ${result.status}.`)
  const { row, changes } = refundClosedBy(ctx, refund, result)
  life.attempts.push({ ...refund, ...changes })
  life.payments.push(row)
  const notices = noticeOfRefund(ctx, life.decided.owner, { id: refund.id, cents })
  life.notices.push(() => notices)
}
