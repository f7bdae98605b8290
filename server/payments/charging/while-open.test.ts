import { beforeAll, describe, expect, it } from 'vitest'
import { practiceOutside } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { aHeldVisit, card, charged, theVisit } from '../../test/paying.ts'

const asked: string[] = []
let losesRefunds = false

/** The practice processor, which notes what it is asked about refunds and may lose its answers. */
function noting(processor: CardProcessor): CardProcessor {
  return {
    ...processor,
    refund: async (request) => {
      asked.push('refund')
      const result = await processor.refund(request)
      return losesRefunds ? { status: 'unknown', message: 'lost' } : result
    },
    lookupRefund: (request) => {
      asked.push('look')
      return processor.lookupRefund(request)
    },
  }
}

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => noting(outside.cards(values)) }
    },
  })
})

/** A held visit of 25 dollars whose charge waits for her bank. */
async function aChargeUnderWay() {
  const patron = await desk.patron()
  const { reservationId } = await aHeldVisit(patron)
  const { body } = await patron.post('payments/makepayment', {
    amt: 25,
    reservationId,
    ...card('practice_3ds'),
  })
  expect(body.requiresAction).toBe(true)
  return { patron, reservationId, paymentIntent: body.paymentIntent as string }
}

const inProgress = { status: 409, body: { code: 'payment-in-progress' } }

describe('while a charge of a visit is open', () => {
  it('its shelf can’t be changed', async () => {
    const { patron, reservationId } = await aChargeUnderWay()
    const items = [{ item: 'Slippers', quantity: 2 }]
    const path = `reservations/${reservationId}/merchandise`
    expect(await patron.post(path, { items })).toMatchObject(inProgress)
    expect(await theVisit(patron, reservationId)).toMatchObject({ merchTotal: 0, balance: 25 })
  })

  it('it can’t be kept to pay at the door', async () => {
    const { patron, reservationId } = await aChargeUnderWay()
    const path = `reservations/${reservationId}/status`
    expect(await patron.post(path, { status: 'Reserved' })).toMatchObject(inProgress)
    expect(await theVisit(patron, reservationId)).toMatchObject({ reservationStatus: 'Pending' })
  })

  it('no other hold of hers ends it', async () => {
    const { patron, reservationId } = await aChargeUnderWay()
    await aHeldVisit(patron, '2026-11-26')
    expect(await theVisit(patron, reservationId)).toMatchObject({ reservationStatus: 'Pending' })
  })
})

describe('an intent without a visit', () => {
  const confirm = (person: Person, body: object) => person.post('payments/makepayment', body)

  it('of a gift is confirmed by nobody but the one who gives', async () => {
    const [giver, other] = [await desk.patron(), await desk.patron()]
    const gift = { method: 'Donation', amt: 18 }
    const { body } = await confirm(giver, { ...gift, ...card('practice_3ds') })
    const { paymentIntent } = body
    await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    for (const person of [other, desk.anyone]) {
      const answer = await confirm(person, { ...gift, paymentIntent })
      expect(answer).toMatchObject({ status: 409, body: { code: 'intent-mismatch' } })
    }
    expect(await confirm(giver, { ...gift, paymentIntent })).toMatchObject({ status: 200 })
  })

  it('of a membership gives the year to nobody but the one who buys', async () => {
    const [buyer, other] = [await desk.patron(), await desk.patron()]
    const wish = { membershipLevel: 'Friend', installments: 1, email: 'her@example.com' }
    const buy = (person: Person, more: object) =>
      person.post(`users/${person.userId}/buymembership`, { ...wish, ...more })
    const { body } = await buy(buyer, card('practice_3ds'))
    const { paymentIntent } = body
    await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    const answer = await buy(other, { paymentIntent })
    expect(answer).toMatchObject({ status: 409, body: { code: 'intent-mismatch' } })
    expect(await buy(buyer, { paymentIntent })).toMatchObject({ status: 200 })
  })
})

it('a refund whose answer was lost is looked for before anything is asked again', async () => {
  const patron = await desk.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 25, reservationId })
  asked.length = 0
  losesRefunds = true
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  losesRefunds = false
  expect(asked).toEqual(['refund'])
  await desk.db.orm.execute(`update effects set retry_at = null where done_at is null`)
  await desk.runDue()
  expect(asked).toEqual(['refund', 'look'])
  expect((await theVisit(patron, reservationId)).refund).toEqual({ amount: 25, state: 'issued' })
})

it('a gift by hand that brings the discount price is written down as such', async () => {
  await desk.put({ priceShowerDiscount: '18' })
  const patron = await desk.patron()
  const { reservationId } = await aHeldVisit(patron)
  const { body } = await desk.reception.post('payments/makepayment', {
    method: 'Cash',
    amt: 378,
    donationAmount: 360,
    useDiscountPrice: true,
    note: 'Friend of Mikvah',
    reservationId,
  })
  expect(body.reservation).toMatchObject({
    balance: 0,
    reservationStatus: 'Reserved',
    discountTotal: 7,
    useDiscountPrice: true,
  })
  await desk.put({ priceShowerDiscount: '' })
})
