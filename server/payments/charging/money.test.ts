import { beforeAll, describe, expect, it } from 'vitest'
import { everyRow } from '../../test/databases/every-row.ts'
import { aHeldVisit, theVisit } from '../../test/paying.ts'
import { type PayingFacility, type ProcessorName, processors } from '../../test/processors.ts'

// Several people sign up and pay in each test.
const names: ProcessorName[] = ['practice', 'stripe', 'cardknox']

describe.each(names)('money through %s', (name) => {
  let paying: PayingFacility
  beforeAll(async () => {
    paying = await processors[name]()
  })

  /** A patron who holds a visit of 25 dollars; `moved` tells what has moved since. */
  async function aHolder() {
    const patron = await paying.facility.patron()
    const { reservationId } = await aHeldVisit(patron)
    const before = await paying.moved()
    const pay = (kind: Parameters<PayingFacility['card']>[0], more = {}) =>
      patron.post('payments/makepayment', {
        amt: 25,
        reservationId,
        paymentInfo: paying.card(kind),
        ...more,
      })
    const visit = () => theVisit(patron, reservationId)
    const moved = async () => withoutFirst(await paying.moved(), before)
    return { ...paying, patron, reservationId, pay, visit, moved }
  }

  it('moves once when she pays, and back once when she cancels', async () => {
    const { patron, reservationId, pay, moved } = await aHolder()
    expect(await pay('good')).toMatchObject({
      status: 200,
      body: { paid: true, reservation: { reservationStatus: 'Reserved', balance: 0 } },
    })
    expect(await moved()).toEqual(['charge 2500'])
    const canceled = await patron.post(`reservations/${reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body.result).toMatchObject({ refund: { amount: 25, state: 'issued' } })
    expect(await moved()).toEqual(['charge 2500', 'refund 2500'])
  })

  it('does not move for a refused card', async () => {
    const { pay, moved, visit } = await aHolder()
    expect(await pay('declined')).toMatchObject({
      status: 402,
      body: {
        stripeErrorType: 'card_error',
        stripeErrorMessage: expect.stringMatching(/declined/i),
      },
    })
    expect(await moved()).toEqual([])
    expect(await visit()).toMatchObject({
      reservationStatus: 'Pending',
      payments: [{ status: 'Declined' }],
    })
  })

  it('moves once though the answer was lost, and is found again', async () => {
    const { facility, pay, moved, visit } = await aHolder()
    expect(await pay('losesTheAnswer')).toMatchObject({ status: 202, body: { pending: true } })
    expect(await pay('good')).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } })
    await facility.runDue()
    expect(await visit()).toMatchObject({
      reservationStatus: 'Reserved',
      paymentPending: false,
      payments: [{ status: 'Approved', amount: 25 }],
    })
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('moves once for a doubled tap and for two tabs', async () => {
    const { card, patron, reservationId, moved, visit } = await aHolder()
    const body = { amt: 25, reservationId, paymentInfo: card('good') }
    const other = { ...body, paymentInfo: card('good') }
    const tap = (sent: object, key: string) =>
      patron.post('payments/makepayment', sent, { 'idempotency-key': key })
    const answers = await Promise.all([
      tap(body, 'tap-number-one'),
      tap(body, 'tap-number-one'),
      tap(other, 'another-tab-1'),
      tap(other, 'another-tab-2'),
    ])
    const paid = answers.filter(({ status }) => status === 200)
    const charges = paid.map(({ body: told }) => told.result[0].transactionID)
    expect(new Set(charges).size).toBe(1)
    expect(paid.length + answers.filter(({ status }) => status === 409).length).toBe(4)
    expect(await moved()).toEqual(['charge 2500'])

    const again = await Promise.all([tap(body, 'tap-number-one'), tap(other, 'another-tab-3')])
    expect(again[1].status).toBe(409)
    expect(await moved()).toEqual(['charge 2500'])
    expect(await visit()).toMatchObject({ payments: [{ amount: 25 }], balance: 0 })
  })

  it('waits for her bank, and moves once she has answered', async () => {
    const { bankSays, pay, moved } = await aHolder()
    if (!bankSays) return expect(name).toBe('cardknox')
    const asked = await pay('asksTheBank')
    expect(asked.body).toMatchObject({ requiresAction: true, paid: false })
    const { paymentIntent } = asked.body
    const confirm = { paymentInfo: null, paymentIntent }
    expect((await pay('good', confirm)).body).toMatchObject({ requiresAction: true })
    await bankSays(paymentIntent, true)
    expect((await pay('good', confirm)).body).toMatchObject({ paid: true })
    expect((await pay('good', confirm)).body).toMatchObject({ paid: true })
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('is free for another card when her bank says no', async () => {
    const { bankSays, pay, moved } = await aHolder()
    if (!bankSays) return expect(name).toBe('cardknox')
    const { paymentIntent } = (await pay('asksTheBank')).body
    await bankSays(paymentIntent, false)
    expect(await pay('good', { paymentInfo: null, paymentIntent })).toMatchObject({ status: 402 })
    expect(await pay('good')).toMatchObject({ status: 200 })
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('is not hers to confirm over another visit, amount or person', async () => {
    const { bankSays, facility, patron, pay, moved } = await aHolder()
    if (!bankSays) return expect(name).toBe('cardknox')
    const { paymentIntent } = (await pay('asksTheBank')).body
    await bankSays(paymentIntent, true)
    const stranger = await facility.patron()
    const foreign = { status: 409, body: { code: 'intent-mismatch' } }
    expect(await pay('good', { amt: 5, paymentInfo: null, paymentIntent })).toMatchObject(foreign)
    const gift = { method: 'Donation', amt: 25, paymentIntent }
    expect(await stranger.post('payments/makepayment', gift)).toMatchObject(foreign)
    expect(await patron.post('payments/makepayment', gift)).toMatchObject(foreign)
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('ends a question nobody answers after half an hour, at the processor first', async () => {
    const { bankSays, facility, pay, moved, visit } = await aHolder()
    if (!bankSays) return expect(name).toBe('cardknox')
    const { paymentIntent } = (await pay('asksTheBank')).body
    await facility.db.orm.execute(
      `update payment_attempts set expires_at = opened_at, look_at = opened_at where state = 'open'`,
    )
    await facility.runDue()
    expect(await visit()).toMatchObject({ paymentPending: false, payments: [{ status: 'Error' }] })
    expect(await pay('good', { paymentInfo: null, paymentIntent })).toMatchObject({ status: 502 })
    await Promise.try(() => bankSays(paymentIntent, true)).catch(() => undefined)
    expect(await moved()).toEqual([])
  })

  it('comes by webhook too, and a replayed, altered or unsigned one changes nothing', async () => {
    const { webhook, facility, pay, moved, visit } = await aHolder()
    if (!webhook) return expect(name).toBe('practice')
    expect(await pay('losesTheAnswer')).toMatchObject({ status: 202 })
    const { url, headers, body } = webhook()
    const post = (payload: string, given = headers) =>
      facility.app.inject({ method: 'POST', url, headers: given, payload })
    const { 'content-type': contentType = '' } = headers
    expect((await post(body.replace('25', '26'))).statusCode).toBe(400)
    expect((await post(body, { 'content-type': contentType })).statusCode).toBe(400)
    expect(await visit()).toMatchObject({ paymentPending: true })

    for (let times = 0; times < 2; times++) {
      const answer = await post(body)
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    }
    expect(await visit()).toMatchObject({
      reservationStatus: 'Reserved',
      payments: [{ status: 'Approved', amount: 25 }],
    })
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('keeps a card on file and charges it, hers alone', async () => {
    const { card, facility, patron, pay, moved } = await aHolder()
    const path = `users/${patron.userId}/savedcards`
    const saved = await patron.send('PUT', path, card('good'))
    expect(saved).toMatchObject({ status: 200, body: { result: { brand: 'Visa' } } })
    const { id } = saved.body.result
    expect((await patron.get(path)).body).toEqual([saved.body.result])
    const stranger = await facility.patron()
    expect(await stranger.get(path)).toMatchObject({ status: 404 })
    expect(
      await stranger.send('DELETE', `users/${stranger.userId}/savedcards/${id}`),
    ).toMatchObject({ status: 404 })
    expect(await pay('good', { paymentInfo: { sourceCard: id } })).toMatchObject({ status: 200 })
    expect(await patron.send('DELETE', `${path}/${id}`)).toMatchObject({ status: 200 })
    expect((await patron.get(path)).body).toEqual([])
    expect(await moved()).toEqual(['charge 2500'])
  })

  it('leaves no key, card or code in any row', async () => {
    const { pay, card, patron } = await aHolder()
    await patron.send('PUT', `users/${patron.userId}/savedcards`, card('good'))
    await pay('declined')
    await pay('good')
    const rows = await everyRow(paying.facility.db)
    for (const secret of paying.secrets) expect(rows).not.toContain(secret)
    expect(rows).not.toMatch(/\b(?:\d[ -]?){15,16}\b(?!:)/)
  })
})

/** What came on top of what was there before, whatever the order in which rows are read. */
function withoutFirst(after: readonly string[], before: readonly string[]): string[] {
  const left = [...after].sort()
  for (const one of before) left.splice(left.indexOf(one), 1)
  return left
}
