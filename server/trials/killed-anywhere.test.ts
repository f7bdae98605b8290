import type { CallName } from '@mikvah/contract/addresses.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { inMemoryPracticeLedger } from '../integrations/payments/practice/ledger.ts'
import { practiceProcessor } from '../integrations/payments/practice/payments.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { settleCharges } from '../payments/charging/settle.ts'
import { at, type Desk } from '../test/a-desk.ts'
import type { dyingDatabase } from '../test/databases/dying-database.ts'
import { type Answered, aDeskBesideMortal, type Sent, send } from '../test/desk-beside-mortal.ts'
import { someOf } from '../test/long.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import type { Received } from '../test/received.ts'
import { ofMoney } from '../test/staff-calls/of-money.ts'

/** A call that is prepared for a patron: what is sent, and which parts of its answer may differ. */
type Call = {
  name: CallName
  ready(her: SignedIn): Promise<Sent>
  hides?: readonly string[]
  /** Whether it asks the card processor, which may or may not have acted before the next statement: both are tried. */
  asksProcessor?: true
}

let desk: Desk
/** The process that is killed, with its own view of the database. */
let mortal: FastifyInstance
let rows: ReturnType<typeof dyingDatabase>
const moved: string[] = []

beforeAll(async () => {
  const ledger = inMemoryPracticeLedger()
  // Every movement is noted once.
  const cards = practiceProcessor({
    kind: 'stripe',
    ledger: {
      get: ledger.get,
      swap: async (key, before, after) => {
        const swapped = await ledger.swap(key, before, after)
        if (swapped && key.startsWith('payment:')) moved.push(...movedBetween(before, after))
        return swapped
      },
    },
  })
  const both = await aDeskBesideMortal(cards)
  desk = both.desk
  mortal = both.mortal
  rows = both.rows
})

function movedBetween(before: string | null, after: string): string[] {
  const sums = (text: string | null) => {
    const { state, amount, refunds = [] } = text ? JSON.parse(text) : {}
    const back = refunds.reduce((sum: number, refund: { amount: number }) => sum + refund.amount, 0)
    return { in: state === 'paid' ? amount : 0, back }
  }
  const [was, is] = [sums(before), sums(after)]
  return [
    ...(is.in > was.in ? [`charge ${is.in - was.in}`] : []),
    ...(is.back > was.back ? [`refund ${is.back - was.back}`] : []),
  ]
}

const ok = async (sent: Sent): Promise<Received> => {
  const { status, body } = await send(desk.app, sent)
  if (status !== 200) throw new Error(`Not made ready: ${sent.path} ${JSON.stringify(body)}`)
  return body
}

const card = { paymentInfo: { sourceToken: 'practice_ok' } }
const book = ({ token }: SignedIn, more: object = {}): Sent => ({
  path: 'reservations/newreservation',
  body: { reservationTime: at('19:00'), ...more },
  token,
})
const pay = ({ token }: SignedIn, more: object): Sent => ({
  path: 'payments/makepayment',
  body: { ...card, ...more },
  token,
})
const visitOf = async (her: SignedIn, more: object = {}): Promise<string> =>
  (await ok(book(her, more))).result.reservationId
const paidVisitOf = async (her: SignedIn): Promise<string> => {
  const reservationId = await visitOf(her, { hold: true })
  await ok(pay(her, { amt: 25, reservationId }))
  return reservationId
}
const membership = (her: SignedIn): Sent => ({
  path: `users/${her.userId}/buymembership`,
  body: { membershipLevel: 'Friend', installments: 1, email: 'her@example.com', ...card },
  token: her.token,
})
const cardsPath = ({ userId }: SignedIn) => `users/${userId}/savedcards`

const letter = {
  path: 'settings/ContactForm',
  body: { lastName: 'Katz', email: 'dina@example.org', message: 'When do you open?' },
}

const calls: Record<string, Call> = {
  'booking a visit': { name: 'newReservation', ready: async (her) => book(her) },
  'holding a place': {
    name: 'newReservation',
    ready: async (her) => book(her, { hold: true, bath: true }),
  },
  'writing down who came without a reservation': {
    name: 'addToSheet',
    // Whom the tries before this one have put there.
    hides: ['rows'],
    ready: async ({ userId }) => ({
      path: 'reservations/sheets/add',
      body: { dt: '2026-11-20', userId, room: '3' },
      token: desk.reception.token,
    }),
  },
  'moving a visit': {
    name: 'newReservation',
    ready: async (her) =>
      book(her, { replacingReservationId: await paidVisitOf(her), reservationTime: at('20:00') }),
  },
  'asking for a kallah’s visit she has paid': {
    name: 'newReservation',
    ready: async (her) => {
      const { result } = await ok(pay(her, { amt: 150, note: 'Kallah' }))
      const reservationTime = at('06:13', '2026-12-15')
      return book(her, { kallah: true, reservationTime, paymentId: result[0].paymentId })
    },
  },
  'canceling a paid visit': {
    name: 'changeReservationStatus',
    asksProcessor: true,
    // A killed process keeps the refund for a minute; the ledger is compared once it is over.
    hides: ['payments', 'refund', 'balance', 'paid'],
    ready: async (her) => ({
      path: `reservations/${await paidVisitOf(her)}/status`,
      body: { status: 'Canceled' },
      token: her.token,
    }),
  },
  'keeping a held visit to pay at the door': {
    name: 'changeReservationStatus',
    ready: async (her) => ({
      path: `reservations/${await visitOf(her, { hold: true })}/status`,
      body: { status: 'Reserved' },
      token: her.token,
    }),
  },
  'taking things from the shelf': {
    name: 'writeReservationMerchandise',
    ready: async (her) => ({
      path: `reservations/${await visitOf(her)}/merchandise`,
      body: { items: [{ item: 'Slippers', quantity: 2 }] },
      token: her.token,
    }),
  },
  'paying for a visit': {
    name: 'makePayment',
    asksProcessor: true,
    ready: async (her) =>
      pay(her, { amt: 25, reservationId: await visitOf(her, { hold: true }), saveCard: true }),
  },
  'paying with a card that is refused': {
    name: 'makePayment',
    asksProcessor: true,
    ready: async (her) =>
      pay(her, {
        amt: 25,
        reservationId: await visitOf(her, { hold: true }),
        paymentInfo: { sourceToken: 'practice_declined' },
      }),
  },
  'writing to the office': {
    name: 'contactForm',
    ready: async ({ token }) => ({ ...letter, token }),
  },
  'writing to the office without an account': {
    name: 'contactForm',
    ready: async () => ({ ...letter, token: null }),
  },
  'making the key of a controller': {
    name: 'addDeviceKey',
    ready: async () => ({
      path: 'hardware/keys',
      body: { name: `Controller ${keys}`, rooms: [1] },
      token: desk.admin.token,
    }),
  },
  giving: {
    name: 'makePayment',
    asksProcessor: true,
    ready: async (her) => pay(her, { method: 'Donation', amt: 18 }),
  },
  'giving without an account': {
    name: 'makePayment',
    asksProcessor: true,
    ready: async (her) => pay({ ...her, token: '' }, { method: 'Donation', amt: 18 }),
  },
  'writing down cash': {
    name: 'makePayment',
    ready: async (her) => ({
      path: 'payments/makepayment',
      body: { method: 'Cash', amt: 25, reservationId: await visitOf(her, { hold: true }) },
      token: desk.reception.token,
    }),
  },
  'opening a wallet': {
    name: 'createPaymentIntent',
    asksProcessor: true,
    ready: async (her) => ({
      path: 'payments/createpaymentintent',
      body: { amt: 25, reservationId: await visitOf(her, { hold: true }) },
      token: her.token,
    }),
  },
  'giving a part back at the desk': {
    name: 'refundPayment',
    asksProcessor: true,
    ready: async (her) => {
      const { result } = await ok(pay(her, { method: 'Donation', amt: 18 }))
      return {
        path: 'payments/refund',
        body: { paymentId: result[0].paymentId, amt: 5, note: 'asked for' },
        token: desk.reception.token,
      }
    },
  },
  'buying a membership': {
    name: 'buyMembership',
    asksProcessor: true,
    ready: async (her) => membership(her),
  },
  'canceling a membership': {
    name: 'changeMembership',
    ready: async (her) => {
      await ok(membership(her))
      return {
        path: `users/${her.userId}/membership`,
        body: { membershipAutoRenew: true },
        token: her.token,
      }
    },
  },
  'keeping a card': {
    name: 'addSavedCard',
    asksProcessor: true,
    ready: async (her) => ({
      path: cardsPath(her),
      body: card.paymentInfo,
      method: 'PUT',
      token: her.token,
    }),
  },
  'taking a card away': {
    name: 'deleteSavedCard',
    asksProcessor: true,
    ready: async (her) => {
      const { result } = await ok({
        path: cardsPath(her),
        body: card.paymentInfo,
        method: 'PUT',
        token: her.token,
      })
      return { path: `${cardsPath(her)}/${result.id}`, method: 'DELETE', token: her.token }
    },
  },
}

/** The parts of an answer that are the same each time: no ids, codes or instants. */
const got = [
  ...['success', 'paid', 'reservationStatus', 'balance', 'amountPaid', 'merchTotal', 'code'],
  ...['method', 'amount', 'reference', 'note', 'activeMember', 'membershipExpiration', 'brand'],
]
function essence(value: Received, hides: readonly string[]): Received {
  // A try that failed with nothing moved stays in the history beside the one that paid.
  if (Array.isArray(value)) {
    return value.filter((one) => one?.status !== 'Error').map((one) => essence(one, hides))
  }
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (hides.includes(key)) return []
      if (typeof one === 'object') return [[key, essence(one, hides)]]
      return got.includes(key) ? [[key, one]] : []
    }),
  )
}

/**
 * The number of rows in each table in which a repeat could make a second one. Payments that failed without moving money
 * aren’t counted.
 */
async function counted(): Promise<Record<string, number>> {
  const {
    rows: [counts],
  } = await desk.db.orm.execute(`select
    (select count(*) from reservations)::int4 as visits,
    (select count(*) from status_history)::int4 as history,
    (select count(*) from payments where status = 'Approved')::int4 as payments,
    (select coalesce(sum(cents), 0) from payments where status = 'Approved')::int4 as cents,
    (select count(*) from payment_attempts where state <> 'error')::int4 as attempts,
    (select count(*) from contact_messages)::int4 as letters,
    (select count(*) from device_keys)::int4 as controllers,
    (select count(*) from effects)::int4 as effects,
    (select count(*) from audit_log)::int4 as audits,
    (select coalesce(sum(extract(year from membership_expiration)), 0) from users)::int4 as years`)
  return counts as Record<string, number>
}

/** Runs the jobs that are due later: open charges are looked up, and refunds are asked for. */
async function settle(): Promise<void> {
  const { orm } = desk.db
  await orm.execute(
    `update payment_attempts set look_at = opened_at where state = 'open' and intent_id is null`,
  )
  await orm.execute(`update effects set retry_at = null where done_at is null`)
  while ((await settleCharges(desk.parts)) + (await deliverDue(desk.parts)) > 0);
}

let keys = 0
/**
 * Makes the call in a process that dies at that statement, then repeats it at another one; gives the outcome of both.
 */
async function outcomeOf({ ready, hides = [], asksProcessor }: Call, diesAfter?: number) {
  const [her] = await manyPatrons(desk, 1)
  if (!her) throw new Error('Nobody is there.')
  const sent = await ready(her)
  const [before, movedBefore] = [await counted(), moved.length]
  const key = `kill-at-a-statement-${keys++}`
  rows.live(diesAfter)
  const first = await send(mortal, sent, key)
  const writes = rows.writes()
  rows.live(0)
  let answer: Answered = diesAfter === undefined ? first : await send(desk.app, sent, key)
  const atOnce = answer.status
  if (asksProcessor) await settle()
  if (answer.status === 202) answer = await send(desk.app, sent, key)
  const again = await send(desk.app, sent, key)
  const after = await counted()
  // Her place is free for the next.
  await desk.db.orm.execute(
    `update reservations set status = 'Canceled' where status <> 'Canceled'`,
  )
  return {
    writes,
    atOnce,
    outcome: {
      answer: [answer.status, essence(answer.body, hides)],
      again: [again.status, essence(again.body, hides)],
      made: Object.fromEntries(
        Object.entries(after).map(([what, count]) => [what, count - (before[what] ?? 0)]),
      ),
      moved: moved.slice(movedBefore),
    },
  }
}

it('every call of staff that asks the card processor is among them', () => {
  const names = Object.values(calls).map(({ name }) => name)
  expect(ofMoney.filter((name) => !names.includes(name))).toEqual([])
})

describe('a call that is killed at any statement and made once more with its key', () => {
  it.each(Object.entries(calls))(
    '%s is done once, and told as the first would have been',
    async (name, call) => {
      const whole = await outcomeOf(call)
      const [first = 0, last = 0] = [whole.writes.at(0), whole.writes.at(-1)]
      expect([200, 402]).toContain(whole.outcome.answer[0])
      expect(last).toBeGreaterThan(first)
      // Before the first write nothing has happened, and after the last everything has.
      const all = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
      const deaths = call.asksProcessor ? all.flatMap((nth) => [nth - 0.5, nth]) : all
      // Of the two beside a statement the gate sees now the one, now the other.
      const everyNth = call.asksProcessor ? 11 : 6
      for (const diesAfter of someOf(deaths, everyNth, Object.keys(calls).indexOf(name))) {
        const { atOnce, outcome } = await outcomeOf(call, diesAfter)
        expect({ diesAfter, ...outcome }).toEqual({ diesAfter, ...whole.outcome })
        expect([whole.outcome.answer[0], 202]).toContain(atOnce)
      }
    },
    600_000,
  )
})
