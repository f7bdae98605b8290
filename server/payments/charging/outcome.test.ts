import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { practiceOutside } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { aHeldVisit, card, theVisit } from '../../test/paying.ts'
import { attempts } from '../table.ts'

let charges = 0

/** The practice processor, counted. */
const counting = (processor: CardProcessor): CardProcessor => ({
  ...processor,
  charge: (request) => {
    charges += 1
    return processor.charge(request)
  },
})

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => counting(outside.cards(values)) }
    },
  })
})

let keys = 0
const asks = { 'idempotency-ask': 'outcome' }

/** A patron with a held visit of 25 dollars, one key, and how often a card was asked since. */
async function aPayer(token = 'practice_ok') {
  const patron = await desk.patron()
  const { reservationId } = await aHeldVisit(patron)
  const key = { 'idempotency-key': `lost-answer-${keys++}` }
  const body = { amt: 25, reservationId, ...card(token) }
  const before = charges
  return {
    patron,
    reservationId,
    key,
    pay: () => patron.post('payments/makepayment', body, key),
    outcome: (more: object = {}) =>
      patron.post('payments/makepayment', { ...body, ...more }, { ...key, ...asks }),
    charged: () => charges - before,
  }
}

describe('whoever has lost the answer of a charge asks what came of it', () => {
  it('and is told that it is paid, as the answer itself would have', async () => {
    const { pay, outcome, charged } = await aPayer()
    const { body } = await pay()
    expect(await outcome()).toMatchObject({ status: 200, body })
    expect(charged()).toBe(1)
  })

  it('and is told that it was declined', async () => {
    const { pay, outcome, charged } = await aPayer('practice_declined')
    const { status, body } = await pay()
    expect([status, body.stripeErrorType]).toEqual([402, 'card_error'])
    expect(await outcome()).toMatchObject({ status, body: { code: body.code } })
    expect(charged()).toBe(1)
  })

  it('and asking takes nothing: what never came never counts from then on, and she may pay anew', async () => {
    const { patron, reservationId, pay, outcome, charged } = await aPayer()
    const nothing = { status: 409, body: { code: 'payment-not-begun' } }
    expect(await outcome()).toMatchObject(nothing)
    // The first try was still on its way.
    expect(await pay()).toMatchObject(nothing)
    expect(charged()).toBe(0)
    expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 25, payments: [] })
    const anew = { amt: 25, reservationId, ...card('practice_ok') }
    expect(await patron.post('payments/makepayment', anew)).toMatchObject({ status: 200 })
    expect(charged()).toBe(1)
  })

  it('and one that failed at the processor isn’t made anew by asking', async () => {
    const { pay, outcome, charged } = await aPayer('practice_error')
    expect((await pay()).status).toBe(502)
    expect(await outcome()).toMatchObject({ status: 409, body: { code: 'payment-not-begun' } })
    expect(charged()).toBe(1)
  })

  it('and one whose bank asks is known by its intent, to nobody else', async () => {
    const { patron, reservationId, pay, charged } = await aPayer('practice_3ds')
    const { body } = await pay()
    const confirming = { amt: 25, reservationId, paymentIntent: body.paymentIntent as string }
    await desk.anyone.post('/api/practice/confirm', {
      paymentIntent: confirming.paymentIntent,
      ok: true,
    })
    const ask = (person: typeof patron, key: string) =>
      person.post('payments/makepayment', confirming, { 'idempotency-key': key, ...asks })
    expect(await ask(await desk.patron(), 'another-asks')).toMatchObject({
      status: 409,
      body: { code: 'intent-mismatch' },
    })
    expect(await ask(patron, 'she-asks-of-it')).toMatchObject({
      body: { success: true, errorMessage: null },
    })
    expect(charged()).toBe(1)
  })

  it('and asking without a key is refused: there is nothing to ask of', async () => {
    const { patron, reservationId, charged } = await aPayer()
    const body = { amt: 25, reservationId, ...card('practice_ok') }
    const { status, body: told } = await patron.post('payments/makepayment', body, asks)
    expect([status, told.errors[0].path]).toEqual([400, 'Idempotency-Key'])
    expect(charged()).toBe(0)
  })

  it('and one that no card was asked for yet is under way: asking asks for none', async () => {
    const { pay, outcome, charged } = await aPayer('practice_error')
    await pay()
    // As a process leaves it that died before it asked.
    await desk.db.orm
      .update(attempts)
      .set({ state: 'open', asked: false, closedAt: null })
      .where(eq(attempts.state, 'error'))
    expect(await outcome()).toMatchObject({ status: 202, body: { paid: false, pending: true } })
    expect(charged()).toBe(1)
  })

  it('and what the desk writes down by hand isn’t written by asking, nor afterwards', async () => {
    const { reservationId, patron } = await aPayer()
    const cash = { method: 'Cash', amt: 25, reservationId }
    const key = { 'idempotency-key': 'cash-that-was-lost' }
    const nothing = { status: 409, body: { code: 'payment-not-begun' } }
    expect(
      await desk.reception.post('payments/makepayment', cash, { ...key, ...asks }),
    ).toMatchObject(nothing)
    expect(await desk.reception.post('payments/makepayment', cash, key)).toMatchObject(nothing)
    expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 25, payments: [] })
    const paid = { 'idempotency-key': 'cash-that-was-heard' }
    const { body } = await desk.reception.post('payments/makepayment', cash, paid)
    expect(
      (await desk.reception.post('payments/makepayment', cash, { ...paid, ...asks })).body,
    ).toEqual(body)
  })

  it('of a membership', async () => {
    const patron = await desk.patron()
    const body = {
      membershipLevel: 'Friend',
      installments: 1,
      email: 'leah@example.org',
      ...card('practice_ok'),
    }
    const { body: levels } = await patron.get('settings/membershiplevels')
    const wish = { ...body, membershipLevel: levels?.[0]?.level ?? body.membershipLevel }
    const key = { 'idempotency-key': 'a-year-that-was-lost' }
    const before = charges
    const buy = (headers: Record<string, string>) =>
      patron.post(`users/${patron.userId}/buymembership`, wish, headers)
    expect(await buy({ ...key, ...asks })).toMatchObject({
      status: 409,
      body: { code: 'payment-not-begun' },
    })
    expect(charges - before).toBe(0)
    const bought = await buy({ 'idempotency-key': 'a-year-anew-please' })
    expect(bought.status).toBe(200)
    const again = await buy({ 'idempotency-key': 'a-year-anew-please', ...asks })
    expect(again.body).toEqual(bought.body)
    expect(charges - before).toBe(1)
  })
})
