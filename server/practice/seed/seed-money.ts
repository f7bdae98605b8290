import type { Cents } from '@mikvah/rules/price/money.ts'
import { sumOf } from '@mikvah/rules/price/price-of-visit.ts'
import { refundOf } from '@mikvah/rules/reservation/refund.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../../asked/asked.ts'
import type { Content } from '../../facility/content.ts'
import { processorKindOf } from '../../outside/outside.ts'
import {
  type Payment,
  paymentKey,
  refundResultOf,
} from '../../outside/payments/practice/payment.ts'
import type { NewAttempt, NewPayment } from '../../payments/ledger/store.ts'
import type { Split } from '../../payments/table.ts'
import type { practiceLedger } from '../table.ts'
import { diceOf, idOf } from './dice.ts'
import type { Booked } from './seed-booking.ts'
import { chargedAt } from './seed-steps.ts'
import type { Step } from './seed-walk.ts'

export type Money = {
  attempts: NewAttempt[]
  payments: NewPayment[]
  ledger: (typeof practiceLedger.$inferInsert)[]
}
export const noMoney: Money = { attempts: [], payments: [], ledger: [] }

type Charge = {
  id: string
  purpose: 'visit' | 'kallah' | 'membership'
  userId: string
  reservationId: string | null
  split: Split
  at: Ms
  note: string | null
}

/** What has been paid for a visit by now, and what went back: the ledger, its attempts and the processor's memory. */
export function moneyOf(
  { booked, steps }: { booked: Booked; steps: readonly Step[] },
  { now, content }: Moment,
  reception: string,
): Money {
  const at = chargedAt(booked)
  if (at !== null && at <= now) {
    const charge: Charge = {
      id: idOf('charge', booked.id),
      purpose: booked.placeholder ? 'kallah' : 'visit',
      userId: booked.patron.id,
      reservationId: booked.id,
      split: splitOf(booked),
      at,
      note: booked.placeholder ? 'Kallah' : null,
    }
    return charged(charge, content, refundFor(booked, charge, now))
  }
  const came = steps.find(({ to }) => to === 'Waiting')
  if (booked.paying !== 'door' || !came || came.at > now) return noMoney
  return { ...noMoney, payments: [paidAtDoor(booked, came.at, content, reception)] }
}

/** A year of membership, paid by card on the day it was bought. */
export const membershipCharged = (
  { id, level, cents, at }: { id: string; level: string; cents: Cents; at: Ms },
  content: Content,
): Money =>
  charged(
    {
      id: idOf('membership', id),
      purpose: 'membership',
      userId: id,
      reservationId: null,
      split: [{ method: 'CreditCard', cents }],
      at,
      note: `Membership ${level}`,
    },
    content,
    null,
  )

function splitOf({ quote }: Booked): Split {
  const pledged = (code: 'tip' | 'donation') =>
    sumOf(quote.lines.filter((line) => line.code === code))
  const [tip, donation] = [pledged('tip'), pledged('donation')]
  const parts: Split = [
    { method: 'CreditCard', cents: quote.totalCents - tip - donation },
    { method: 'Tip', cents: tip },
    { method: 'Donation', cents: donation },
  ]
  return parts.filter(({ cents }) => cents > 0)
}

/** A cancel in time sends back what was paid for the visit itself. */
function refundFor(booked: Booked, charge: Charge, now: Ms): { at: Ms; cents: Cents } | null {
  const { canceledAt, wish, place } = booked
  if (canceledAt === null || canceledAt > now) return null
  const paid = charge.split.map((part) => ({ ...part, status: 'Approved' as const }))
  const visit = { startsAt: wish.startsAt, refundMissed: false }
  const refund = refundOf(visit, paid, canceledAt, place.values)
  return refund.due ? { at: canceledAt, cents: refund.cents } : null
}

const card = { reference: 'Visa 4242', token: 'practice_ok' }

function charged(charge: Charge, content: Content, refund: { at: Ms; cents: Cents } | null): Money {
  const { id, purpose, userId, reservationId, split, at, note } = charge
  const cents = sumOf(split)
  const processor = processorKindOf(content.values)
  const whose = { userId, reservationId }
  const closed = { state: 'approved', processor, asked: true, purpose, ...whose } as const
  const transactionId = `practice_${id}`
  const row = (method: NewPayment['method'], sum: Cents): NewPayment => ({
    id: idOf(id, method),
    attemptId: id,
    ...whose,
    method,
    status: 'Approved',
    cents: sum,
    reference: card.reference,
    note,
    tipNote: method === 'Tip' ? 'Divide among above' : null,
    transactionId,
    day: businessDayOf(at, content.timeZone),
    at,
    by: userId,
  })
  const payment: Payment = {
    paymentId: id,
    amount: cents,
    currency: (content.values.currency ?? 'usd').toLowerCase(),
    token: card.token,
    state: 'paid',
    customerRef: null,
    saved: null,
    refunds: [],
  }
  const money: Money = {
    attempts: [
      {
        ...closed,
        id,
        kind: 'charge',
        cents,
        split,
        transactionId,
        openedAt: at,
        expiresAt: at + minutes(30),
        closedAt: at,
      },
    ],
    payments: split.map((part) => row(part.method, part.cents)),
    ledger: [],
  }
  if (refund) {
    const refundId = idOf('refund', id)
    const made = { refundId, amount: refund.cents }
    const answer = refundResultOf(made)
    payment.refunds.push(made)
    money.attempts.push({
      ...closed,
      id: refundId,
      kind: 'refund',
      refundOf: id,
      cents: refund.cents,
      split: [{ method: 'CreditRefund', cents: refund.cents }],
      facts: { note: 'cancel' },
      transactionId: answer.refundTransactionId,
      openedAt: refund.at,
      expiresAt: refund.at,
      closedAt: refund.at,
    })
    money.payments.push({
      ...row('CreditRefund', refund.cents),
      attemptId: refundId,
      transactionId: answer.refundTransactionId,
      refundOf: idOf(id, 'CreditCard'),
      note: 'cancel',
      day: businessDayOf(refund.at, content.timeZone),
      at: refund.at,
    })
  }
  money.ledger.push({ key: paymentKey(id), value: JSON.stringify(payment) })
  return money
}

function paidAtDoor(booked: Booked, at: Ms, content: Content, reception: string): NewPayment {
  const dice = diceOf('door', booked.id)
  const method = dice.pick(['Cash', 'Cash', 'Terminal', 'Terminal', 'Check'] as const)
  return {
    id: idOf('door', booked.id),
    userId: booked.patron.id,
    reservationId: booked.id,
    method,
    status: 'Approved',
    cents: booked.quote.totalCents,
    reference: method === 'Check' ? `Check ${dice.whole(101, 980)}` : null,
    day: businessDayOf(at, content.timeZone),
    at,
    by: reception,
  }
}
