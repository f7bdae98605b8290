import { beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from '../db/drizzle/queries.ts'
import { declined, type RefundResult } from '../integrations/payments/card-processor.ts'
import { inMemoryPracticeLedger } from '../integrations/payments/practice/ledger.ts'
import { practiceProcessor } from '../integrations/payments/practice/payments.ts'
import { deliverDue, settled } from '../outbox/outbox.ts'
import { messages } from '../outbox/table.ts'
import { settleCharges } from '../payments/charging/settle.ts'
import { attempts, payments } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'
import { at } from '../test/a-desk.ts'
import { type Answered, aDeskBesideMortal, type Sent, send } from '../test/desk-beside-mortal.ts'
import { inTheGate } from '../test/long.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { seeded } from '../test/play.ts'

const seed = Number(process.env.LEDGER_SEED ?? 20_261_124)
const lives = inTheGate(16, 400)
const actsInLife = 12

/** What the processor does when it is asked for a refund. */
type Mood = 'gives' | 'holds' | 'loses its answer' | 'refuses'
const moods: readonly Mood[] = ['gives', 'holds', 'holds', 'loses its answer', 'refuses']
let mood: Mood = 'gives'

let both: Awaited<ReturnType<typeof aDeskBesideMortal>>
/** The movements of money at the processor, which the ledger is compared with. */
const books = inMemoryPracticeLedger()

beforeAll(async () => {
  const cards = practiceProcessor({ kind: 'stripe', ledger: books })
  const refund = async (request: Parameters<typeof cards.refund>[0]): Promise<RefundResult> => {
    const { refundId, amount } = request
    if (mood === 'holds') return { status: 'pending', refundTransactionId: refundId, amount }
    if (mood === 'refuses') return declined('refused', 'The card takes no refunds.')
    const given = await cards.refund(request)
    return mood === 'loses its answer' ? { status: 'unknown', message: 'no answer' } : given
  }
  both = await aDeskBesideMortal({ ...cards, refund })
  await both.desk.put({ paymentsEmail: 'money@example.org', refundDeskLimit: '5000' })
  // The clocks stand still: what is held or was begun by a dead process comes again when this test says so.
  const standing = both.desk.parts.realNow()
  for (const parts of [both.desk.parts, both.mortalParts]) parts.realNow = () => standing
})

type Method = 'CreditCard' | 'Tip' | 'Cash'
type Sums = Record<Method, number>
const methods: readonly Method[] = ['CreditCard', 'Tip', 'Cash']
const none = (): Sums => ({ CreditCard: 0, Tip: 0, Cash: 0 })
const sumOf = (sums: Sums) => sums.CreditCard + sums.Tip + sums.Cash

/** What a visit costs and what of its money should have gone back or be on its way, worked out by hand, in dollars. */
type Life = {
  her: SignedIn
  id: string
  price: number
  canceled: boolean
  paid: Sums
  back: Sums
  /** Refunds that failed finally; the office is told of each. */
  failed: Set<string>
  told: string[]
}

const quarters = ['00', '15', '30', '45']
const prices = { shower: 25, bath: 35 }
const balanceOf = ({ price, paid, back }: Life) =>
  price + (paid.Tip - back.Tip) - (sumOf(paid) - sumOf(back))

let keys = 0

/** Makes a call, one in four in a process that dies of it, and then once more elsewhere. */
async function made(life: Life, dice: (below: number) => number, sent: Sent): Promise<Answered> {
  const key = `ledger-${keys++}`
  const { desk, mortal, rows } = both
  mood = moods[dice(moods.length)] ?? 'gives'
  const diesAfter = dice(4) === 0 ? 1 + dice(60) / 2 : null
  life.told.push(`${sent.path} ${JSON.stringify(sent.body)}, ${mood}, dies ${diesAfter}`)
  if (diesAfter !== null) {
    rows.live(diesAfter)
    await send(mortal, sent, key).catch(() => null)
    await bothSettled()
  }
  let answer = await send(desk.app, sent, key)
  if (answer.status === 202) {
    await desk.db.orm.update(attempts).set({ lookAt: 0 }).where(eq(attempts.state, 'open'))
    while ((await settleCharges(desk.parts)) > 0);
    answer = await send(desk.app, sent, key)
  }
  await bothSettled()
  life.told.push(`  ${answer.status} ${answer.body?.code ?? ''}`)
  return answer
}

async function bothSettled(): Promise<void> {
  while ((await settled(both.desk.parts)) + (await settled(both.mortalParts)) > 0);
}

const chargedOf = async ({ id }: Life) =>
  both.desk.db.orm.select().from(attempts).where(eq(attempts.reservationId, id))
const rowsOf = async ({ id }: Life) =>
  both.desk.db.orm
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, id), eq(payments.status, 'Approved')))

/** The cents of a payment that are neither refunded nor in a refund under way. */
async function leftOf(life: Life, paymentId: string, cents: number): Promise<number> {
  const tried = await chargedOf(life)
  const byCard = tried.filter(
    ({ kind, state, facts }) =>
      kind === 'refund' && facts.paymentId === paymentId && ['open', 'approved'].includes(state),
  )
  const byHand = (await rowsOf(life)).filter(
    ({ refundOf, attemptId }) => refundOf === paymentId && !attemptId,
  )
  const gone = [...byCard, ...byHand].reduce((sum, one) => sum + one.cents, 0)
  return (cents - gone) / 100
}

const acts: Record<string, (life: Life, dice: (below: number) => number) => Promise<void>> = {
  async pay(life, dice) {
    const owed = balanceOf(life)
    if (owed <= 0) return
    const amount = 1 + dice(owed)
    const tip = dice(3) === 0 ? 3 : 0
    const { status } = await made(life, dice, {
      path: 'payments/makepayment',
      body: {
        ...{ reservationId: life.id, amt: amount + tip, tipAmount: tip },
        paymentInfo: { sourceToken: 'practice_ok' },
      },
      token: life.her.token,
    })
    expect(status).toBe(200)
    life.paid.CreditCard += amount
    life.paid.Tip += tip
  },
  async 'pay in cash'(life, dice) {
    const owed = balanceOf(life)
    if (owed <= 0) return
    const amt = 1 + dice(owed)
    const { status } = await made(life, dice, {
      path: 'payments/makepayment',
      body: { method: 'Cash', reservationId: life.id, amt },
      token: both.desk.reception.token,
    })
    expect(status).toBe(200)
    life.paid.Cash += amt
  },
  async edit(life, dice) {
    const kind = dice(2) === 0 ? 'bath' : 'shower'
    const { status, body } = await made(life, dice, {
      path: 'reservations/newreservation',
      body: {
        replacingReservationId: life.id,
        reservationTime: at(`19:${quarters[dice(4)]}`),
        ...(kind === 'bath' ? { bath: true } : {}),
      },
      token: life.her.token,
    })
    expect(status).toBe(200)
    life.id = body.result.reservationId
    life.price = prices[kind]
    const saved = Math.max(0, -balanceOf(life))
    life.back.CreditCard += Math.min(saved, life.paid.CreditCard - life.back.CreditCard)
  },
  async 'give a part back'(life, dice) {
    const rows = (await rowsOf(life)).filter(({ method }) => methods.includes(method as Method))
    const row = rows[dice(Math.max(1, rows.length))]
    if (!row) return
    const left = await leftOf(life, row.id, row.cents)
    const amt = 1 + dice(left + 2)
    const note = `part ${keys}`
    const { status, body } = await made(life, dice, {
      path: 'payments/refund',
      body: { paymentId: row.id, amt, note },
      token: both.desk.reception.token,
    })
    const begun = (await chargedOf(life)).some(({ facts }) => facts.note === note)
    if (!begun && row.method !== 'Cash') {
      expect(status).toBe(409)
      expect(body.code === 'more-than-left').toBe(body.code !== 'refund-open')
      if (body.code === 'more-than-left') expect(amt).toBeGreaterThan(left)
      return
    }
    if (row.method === 'Cash') expect(status).toBe(amt > left ? 409 : 200)
    else expect(amt).toBeLessThanOrEqual(left)
    if (begun || status === 200) life.back[row.method as Method] += amt
  },
  async cancel(life, dice) {
    const { status } = await made(life, dice, {
      path: `reservations/${life.id}/status`,
      body: { status: 'Canceled' },
      token: life.her.token,
    })
    expect(status).toBe(200)
    life.canceled = true
    life.back.CreditCard = life.paid.CreditCard
  },
}

/** Counts refunds that the processor has refused as not given: the next edit or cancellation owes them to her again. */
async function takeFailures(life: Life): Promise<void> {
  const tried = await chargedOf(life)
  const rows = new Map((await rowsOf(life)).map((row) => [row.id, row]))
  for (const { id, kind, state, facts, cents } of tried) {
    if (kind !== 'refund' || life.failed.has(id) || !['declined', 'error'].includes(state)) continue
    life.failed.add(id)
    const method = rows.get(facts.paymentId ?? '')?.method as Method
    life.back[method] -= cents / 100
  }
}

/**
 * Checks what must be true at any moment: her balance, what she is told of refunds, and that no more is refunded than
 * was paid.
 */
async function holdsAtOnce(life: Life): Promise<void> {
  for (const method of methods) {
    expect(life.back[method]).toBeGreaterThanOrEqual(0)
    expect(life.back[method]).toBeLessThanOrEqual(life.paid[method])
  }
  const got = await both.desk.reception.get(`reservations/${life.id}`)
  const byCard = life.back.CreditCard + life.back.Tip
  expect(got.body).toMatchObject({
    balance: balanceOf(life),
    amountPaid: sumOf(life.paid),
    reservationStatus: life.canceled ? 'Canceled' : 'Reserved',
  })
  expect(got.body.refund?.amount ?? 0).toBe(byCard)
}

/** Has the processor carry out all refunds and runs all jobs, until nothing is under way. */
async function comeToRest(life: Life): Promise<void> {
  mood = 'gives'
  await both.desk.db.orm.execute(
    `update effects set retry_at = null, due_at = due_at - interval '1 hour' where done_at is null`,
  )
  while ((await deliverDue(both.desk.parts)) > 0);
  await takeFailures(life)
  await holdsAtOnce(life)

  const tried = await chargedOf(life)
  expect(tried.filter(({ state }) => state === 'open')).toEqual([])
  const atProcessor = { in: 0, back: 0 }
  for (const { id } of tried.filter(({ kind }) => kind === 'charge')) {
    const { state, amount, refunds } = JSON.parse((await books.get(`payment:${id}`)) ?? '{}')
    atProcessor.in += state === 'paid' ? amount : 0
    for (const refund of refunds ?? []) atProcessor.back += refund.amount
  }
  expect(atProcessor).toEqual({
    in: 100 * (life.paid.CreditCard + life.paid.Tip),
    back: 100 * (life.back.CreditCard + life.back.Tip),
  })
  const back = (await rowsOf(life)).filter(({ method }) => method === 'CreditRefund')
  expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(100 * sumOf(life.back))
}

describe('money over whole lives of visits', () => {
  it(`kept and given back add up to what was paid, and what went back is what the rule says (seed ${seed})`, async () => {
    const patrons = await manyPatrons(both.desk, lives)
    let failed = 0
    for (const [nth, her] of patrons.entries()) {
      const dice = seeded(seed + nth)
      const booked = await send(both.desk.app, {
        path: 'reservations/newreservation',
        body: { reservationTime: at('19:00') },
        token: her.token,
      })
      const life: Life = {
        ...{ her, id: booked.body.result.reservationId, price: prices.shower, canceled: false },
        ...{ paid: none(), back: none(), failed: new Set(), told: [] },
      }
      try {
        for (let act = 0; act < actsInLife && !life.canceled; act++) {
          const names = Object.keys(acts).filter((name) => act > 4 || name !== 'cancel')
          await acts[names[dice(names.length)] ?? '']?.(life, dice)
          await takeFailures(life)
          await holdsAtOnce(life)
          if (dice(5) === 0) await comeToRest(life)
        }
        await comeToRest(life)
      } catch (error) {
        throw new Error(`Life ${nth}:\n${life.told.join('\n')}`, { cause: error })
      }
      failed += life.failed.size
      // Her place is free for the next.
      await both.desk.db.orm
        .update(reservations)
        .set({ status: 'Canceled' })
        .where(eq(reservations.id, life.id))
    }
    const { orm } = both.desk.db
    const mails = await orm.select().from(messages).where(eq(messages.to, 'money@example.org'))
    expect(mails).toHaveLength(failed)
  }, 600_000)
})
