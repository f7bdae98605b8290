import { hours } from '@mikvah/rules/time/ms.ts'
import { describe, expect, it } from 'vitest'
import { and, eq, like } from '../../db/drizzle/queries.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { messages } from '../../outbox/table.ts'
import { aFacility, type Person, type TestFacility } from '../../test/a-facility.ts'
import { aHeldVisit, charged, theVisit } from '../../test/paying.ts'

// Each test signs people up on a database of its own.
type Paid = { facility: TestFacility; patron: Person; desk: Person; reservationId: string }

/** A visit of 25 dollars, paid by card together with a tip of 10. */
async function aPaidVisit(settings: Record<string, string> = {}): Promise<Paid> {
  const facility = await aFacility({ settings })
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 35, tipAmount: 10, reservationId })
  return {
    facility,
    patron,
    desk: await facility.staff('Reception'),
    reservationId,
  }
}

const cancel = (by: Person, reservationId: string) =>
  by.post(`reservations/${reservationId}/status`, { status: 'Canceled' })

/** Booked anew in the place of another, by her who has it. */
async function edited(patron: Person, reservationId: string, more: object): Promise<string> {
  const answer = await patron.post('reservations/newreservation', {
    replacingReservationId: reservationId,
    ...more,
  })
  if (answer.status !== 200) throw new Error(`Not edited: ${JSON.stringify(answer.body)}`)
  return answer.body.result.reservationId
}

type Row = { method: string; status: string; amount: number; reservationId: string }

/** What of her visit has gone back, in dollars, row by row. */
const givenBack = ({ payments }: { payments: Row[] }) =>
  payments.flatMap(({ method, status, amount }) =>
    method === 'CreditRefund' && status === 'Approved' ? [amount] : [],
  )

async function rowOf({ patron, reservationId }: Paid, method: string) {
  const { payments } = await theVisit(patron, reservationId)
  return payments.find((row: { method: string }) => row.method === method)
}

describe('a refund by a cancel', () => {
  it('that isn’t made says why, to her and to the desk, and is said of no visit that stands', async () => {
    const { patron, desk, reservationId } = await aPaidVisit({ reservationRefundCutOffHours: '' })
    expect((await theVisit(patron, reservationId)).afterCancel).toEqual([])
    const canceled = await cancel(desk, reservationId)
    const said = [
      { kind: 'no-refund-by-itself', amount: 25, cards: [] },
      { kind: 'tips-stay', amount: 10, cards: [] },
    ]
    expect(canceled.body.result.afterCancel).toEqual(said)
    expect((await theVisit(patron, reservationId)).afterCancel).toEqual(said)
  })

  it('gives back the visit and keeps the tip, at once', async () => {
    const { patron, reservationId } = await aPaidVisit()
    const canceled = await patron.post(`reservations/${reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled).toMatchObject({
      status: 200,
      body: { result: { refund: { amount: 25, state: 'issued' }, paid: false } },
    })
    expect(canceled.body.result.afterCancel).toEqual([
      { kind: 'refund-issued', amount: 25, cards: ['Visa 4242'] },
      { kind: 'tips-stay', amount: 10, cards: [] },
    ])
    const refund = canceled.body.result.payments.at(-1)
    expect(refund).toMatchObject({ method: 'CreditRefund', status: 'Approved', amount: 25 })
    expect(refund.transactionID).toMatch(/^practice_refund_/)
  })

  it('is written down at once in Shabbos and sent when it is over', async () => {
    const facility = await aFacility({ now: '2026-11-27T12:00:00-05:00' })
    const patron = await facility.patron()
    const { reservationId } = await aHeldVisit(patron, '2026-11-29')
    await charged(patron, { amt: 25, reservationId })
    await facility.clock('2026-11-28T10:00:00-05:00')
    const canceled = await patron.post(`reservations/${reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body.result.refund).toEqual({ amount: 25, state: 'onItsWay' })
    expect(canceled.body.result.afterCancel).toEqual([
      { kind: 'refund-on-its-way', amount: 25, cards: ['Visa 4242'] },
    ])
    await facility.clock('2026-11-28T18:30:00-05:00')
    expect((await theVisit(patron, reservationId)).refund).toEqual({ amount: 25, state: 'issued' })
  })
})

describe('what the desk has given back', () => {
  it('is called so after a cancel, and what went back to a card at a reader by the name of the card', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const desk = await facility.staff('Reception')
    const { reservationId } = await aHeldVisit(patron)
    await desk.post('payments/makepayment', { method: 'Cash', amt: 10, reservationId })
    const atReader = { method: 'Terminal', amt: 15, reservationId }
    const { paymentIntent } = (await desk.post('payments/createpaymentintent', atReader)).body
      .result
    await facility.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    await desk.post('payments/makepayment', { ...atReader, paymentIntent })
    for (const { paymentId, amount } of (await theVisit(patron, reservationId)).payments) {
      const back = { paymentId, amt: amount, note: 'as agreed' }
      expect((await desk.post('payments/refund', back)).status).toBe(200)
    }
    await cancel(patron, reservationId)
    const { afterCancel } = await theVisit(patron, reservationId)
    expect(afterCancel).toEqual([
      { kind: 'refund-issued', amount: 15, cards: ['Visa 4242'] },
      { kind: 'given-by-hand', amount: 10, cards: [] },
    ])
  })

  it('of a tip is not taken off the visit once more when she cancels', async () => {
    const visit = await aPaidVisit()
    const { paymentId } = await rowOf(visit, 'Tip')
    const tip = { paymentId, amt: 10, note: 'as agreed' }
    expect(await visit.desk.post('payments/refund', tip)).toMatchObject({ status: 200 })
    const { patron, reservationId } = visit
    expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 0, paid: true })
    await cancel(patron, reservationId)
    expect(givenBack(await theVisit(patron, reservationId))).toEqual([10, 25])
  })

  it('in cash is not taken off her card', async () => {
    const facility = await aFacility()
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const { reservationId } = await aHeldVisit(patron)
    const cash = await desk.post('payments/makepayment', {
      ...{ method: 'Cash', amt: 10, reservationId },
    })
    await charged(patron, { amt: 15, reservationId })
    const [{ paymentId }] = cash.body.result
    await desk.post('payments/refund', { paymentId, amt: 10, note: 'as agreed' })
    await cancel(patron, reservationId)
    expect(givenBack(await theVisit(patron, reservationId))).toEqual([10, 15])
  })

  it('of the later of two payments leaves the earlier one to go back by a cancel', async () => {
    const facility = await aFacility()
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const { reservationId, reservationTime } = await aHeldVisit(patron)
    await charged(patron, { amt: 25, reservationId })
    const bath = await edited(patron, reservationId, { reservationTime, bath: true, hold: true })
    const paid = await charged(patron, { amt: 10, reservationId: bath })
    const [{ paymentId }] = paid.result
    await desk.post('payments/refund', { paymentId, amt: 10, note: 'as agreed' })
    await cancel(patron, bath)
    await facility.runDue()
    expect(givenBack(await theVisit(patron, bath))).toEqual([10, 25])
  })

  it('of a tip leaves what a cheaper visit saves her', async () => {
    const facility = await aFacility()
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const { reservationId, reservationTime } = await aHeldVisit(patron, undefined, { bath: true })
    const paid = await charged(patron, { amt: 45, tipAmount: 10, reservationId })
    const { paymentId } = paid.result.find(({ method }: Row) => method === 'Tip')
    await desk.post('payments/refund', { paymentId, amt: 10, note: 'as agreed' })
    const cheaper = await edited(patron, reservationId, { reservationTime })
    await facility.runDue()
    expect(await theVisit(patron, cheaper)).toMatchObject({ balance: 0 })
    expect(givenBack(await theVisit(patron, cheaper))).toEqual([10, 10])
  })

  it('of goods that are taken off after they were paid for is what they cost', async () => {
    const facility = await aFacility()
    const admin = await facility.staff('Admin')
    await admin.post('settings/merchandise', [{ item: 'Comb', price: 4 }])
    const patron = await facility.patron()
    const { reservationId } = await aHeldVisit(patron, undefined, {
      merchandise: [{ item: 'Comb', quantity: 3 }],
    })
    await charged(patron, { reservationId, amt: 37 })
    const take = (quantity: number) =>
      patron.post(`reservations/${reservationId}/merchandise`, {
        items: [{ item: 'Comb', quantity }],
      })
    expect(await take(1)).toMatchObject({ status: 200 })
    await facility.runDue()
    const visit = await theVisit(patron, reservationId)
    expect(visit).toMatchObject({ balance: 0, refund: { amount: 8 } })
    expect(givenBack(visit)).toEqual([8])
  })

  it('of a gift leaves her a Friend while 360 of it are left', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const admin = await facility.staff('Admin')
    const given = await charged(patron, { method: 'Donation', amt: 400 })
    const costs = async () => {
      const wish = { reservationTime: '2026-11-25T19:30:00-05:00' }
      return (await patron.post('reservations/quote', wish)).body.result.total
    }
    const { paymentId } = given.result[0]
    const back = async (amt: number) =>
      (await admin.post('payments/refund', { paymentId, amt, note: 'asked for' })).status
    expect(await costs()).toBe(20)
    expect([await back(40), await costs()]).toEqual([200, 20])
    expect([await back(1), await costs()]).toEqual([200, 25])
  })
})

/** Friday noon, so that what is canceled in Shabbos stays on its way until the night. */
const friday = { now: '2026-11-27T12:00:00-05:00' }
const inShabbos = '2026-11-28T10:00:00-05:00'
const motzeiShabbos = '2026-11-28T18:30:00-05:00'

describe('a refund on its way', () => {
  it('is as good as gone: the next edit gives nothing back a second time', async () => {
    const facility = await aFacility(friday)
    const patron = await facility.patron()
    const { reservationId, reservationTime } = await aHeldVisit(patron, '2026-11-29')
    await charged(patron, { amt: 25, reservationId })
    const bath = await edited(patron, reservationId, { reservationTime, bath: true, hold: true })
    await charged(patron, { amt: 10, reservationId: bath })
    await facility.clock(inShabbos)
    const shower = await edited(patron, bath, { reservationTime })
    expect(await theVisit(patron, shower)).toMatchObject({ balance: 0, refund: { amount: 10 } })
    const { body: slots } = await patron.get('reservations/availablereservations?dt=2026-11-29')
    const moved = await edited(patron, shower, { reservationTime: slots[3].timeSlot })
    await facility.clock(motzeiShabbos)
    expect(givenBack(await theVisit(patron, moved))).toEqual([10])
  })

  it('of a gift makes her next visit cost what it costs everybody, and leaves the one that she has paid', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const admin = await facility.staff('Admin')
    const given = await charged(patron, { method: 'Donation', amt: 360 })
    const { reservationId } = await aHeldVisit(patron)
    await charged(patron, { amt: 20, reservationId })
    const costs = async () => {
      const wish = { reservationTime: '2026-11-25T19:30:00-05:00' }
      return (await patron.post('reservations/quote', wish)).body.result.total
    }
    expect(await costs()).toBe(20)
    const { cards } = facility.parts.outside
    const refund: CardProcessor['refund'] = async ({ refundId, amount }) => ({
      ...{ status: 'pending', refundTransactionId: refundId, amount },
    })
    facility.parts.outside.cards = (values) => ({ ...cards(values), refund })
    const { paymentId } = given.result[0]
    await admin.post('payments/refund', { paymentId, amt: 360, note: 'asked for' })
    const back = async () => {
      const { body } = await patron.get(`payments/byuser?user=${patron.userId}`)
      return body.filter(({ method }: Row) => method === 'CreditRefund').length
    }
    expect([await back(), await costs()]).toEqual([0, 25])
    expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 0, paid: true })
  })
})

describe('refunds that overlap', () => {
  it('of an edit and of the cancel after it both go back', async () => {
    const facility = await aFacility(friday)
    const patron = await facility.patron()
    const wish = { bath: true }
    const { reservationId, reservationTime } = await aHeldVisit(patron, '2026-11-29', wish)
    await charged(patron, { amt: 35, reservationId })
    await facility.clock(inShabbos)
    const shower = await edited(patron, reservationId, { reservationTime })
    const { body } = await cancel(patron, shower)
    expect(body.result.refund).toEqual({ amount: 35, state: 'onItsWay' })
    await facility.clock(motzeiShabbos)
    const visit = await theVisit(patron, shower)
    expect(visit.refund).toEqual({ amount: 35, state: 'issued' })
    expect(givenBack(visit).toSorted()).toEqual([10, 25])
  })

  it('of an edit that the processor still has open, and of the cancel after it, both go back', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const { reservationId, reservationTime } = await aHeldVisit(patron, undefined, { bath: true })
    await charged(patron, { amt: 35, reservationId })
    const { outside, realNow } = facility.parts
    const { cards } = outside
    const refund: CardProcessor['refund'] = async ({ refundId, amount }) => ({
      ...{ status: 'pending', refundTransactionId: refundId, amount },
    })
    outside.cards = (values) => ({ ...cards(values), refund })
    const shower = await edited(patron, reservationId, { reservationTime })
    const { body } = await cancel(patron, shower)
    expect(body.result.refund).toEqual({ amount: 35, state: 'onItsWay' })
    outside.cards = cards
    facility.parts.realNow = () => realNow() + hours(1)
    await facility.runDue()
    facility.parts.realNow = realNow
    const visit = await theVisit(patron, shower)
    expect(visit.refund).toEqual({ amount: 35, state: 'issued' })
    expect(givenBack(visit).toSorted()).toEqual([10, 25])
  })

  it('at the desk and by a cancel give back no more than was paid', async () => {
    const visit = await aPaidVisit()
    const { patron, desk, reservationId, facility } = visit
    const { paymentId } = await rowOf(visit, 'CreditCard')
    await Promise.all([
      desk.post('payments/refund', { paymentId, amt: 5, note: 'as agreed' }),
      cancel(patron, reservationId),
      desk.post('payments/refund', { paymentId, amt: 20, note: 'as agreed' }),
    ])
    await facility.runDue()
    const given = givenBack(await theVisit(patron, reservationId))
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(25)
  })

  it('of the tip and of the visit need not wait for one another', async () => {
    const facility = await aFacility(friday)
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const { reservationId } = await aHeldVisit(patron, '2026-11-29')
    const paid = await charged(patron, { amt: 35, tipAmount: 10, reservationId })
    const { paymentId } = paid.result.find(({ method }: Row) => method === 'Tip')
    await facility.clock(inShabbos)
    await cancel(patron, reservationId)
    const tip = { paymentId, amt: 10, note: 'as agreed' }
    expect(await desk.post('payments/refund', tip)).toMatchObject({ status: 200 })
  })
})

describe('what no card can give back', () => {
  const settings = { paymentsEmail: 'office@example.org' }
  const mailsOf = async ({ db }: TestFacility) =>
    db.orm
      .select()
      .from(messages)
      .where(and(eq(messages.to, settings.paymentsEmail), like(messages.text, '%$%')))

  it('is told to the office once it has been on its way for a day', async () => {
    const { facility, patron, reservationId } = await aPaidVisit(settings)
    const { cards } = facility.parts.outside
    const refund: CardProcessor['refund'] = async ({ refundId, amount }) => ({
      ...{ status: 'pending', refundTransactionId: refundId, amount },
    })
    facility.parts.outside.cards = (values) => ({ ...cards(values), refund })
    const begun = facility.parts.realNow()
    await cancel(patron, reservationId)
    for (const after of [23, 25, 49]) {
      facility.parts.realNow = () => begun + hours(after)
      await facility.runDue()
      expect(await mailsOf(facility)).toHaveLength(after > 24 ? 1 : 0)
    }
    expect(await mailsOf(facility)).toMatchObject([{ text: expect.stringContaining('$25.00') }])
  })

  it('of a hold that ends is told to the office, and its tip goes back', async () => {
    const facility = await aFacility({ settings })
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const { reservationId } = await aHeldVisit(patron)
    await desk.post('payments/makepayment', { method: 'Cash', amt: 7, reservationId })
    await charged(patron, { amt: 13, tipAmount: 3, reservationId })
    await facility.clock('2026-11-24T15:00:00-05:00')
    const visit = await theVisit(patron, reservationId)
    expect(visit.reservationStatus).toBe('Canceled')
    expect(givenBack(visit).toSorted()).toEqual([10, 3])
    expect(await mailsOf(facility)).toMatchObject([{ text: expect.stringContaining('$7.00') }])
  })
})

it('is told as issued only once all that goes back has gone', async () => {
  const facility = await aFacility({ now: '2026-11-27T12:00:00-05:00' })
  const desk = await facility.staff('Reception')
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron, '2026-11-29')
  const paid = await charged(patron, { amt: 25, reservationId })
  const [{ paymentId }] = paid.result
  await desk.post('payments/refund', { paymentId, amt: 10, note: 'as agreed' })
  await facility.clock('2026-11-28T10:00:00-05:00')
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  const refund = async () => (await theVisit(patron, reservationId)).refund
  expect(await refund()).toEqual({ amount: 25, state: 'onItsWay' })
  await facility.clock('2026-11-28T18:30:00-05:00')
  expect(await refund()).toEqual({ amount: 25, state: 'issued' })
})

describe('a refund at the desk', () => {
  it('gives a part back, then the rest, and never more', async () => {
    const visit = await aPaidVisit()
    const { paymentId } = await rowOf(visit, 'CreditCard')
    const give = (amt: number, note = 'as agreed') =>
      visit.desk.post('payments/refund', { paymentId, amt, note })
    expect(await give(10)).toMatchObject({
      status: 200,
      body: {
        result: { method: 'CreditRefund', status: 'Approved', amount: 10, note: 'as agreed' },
      },
    })
    expect(await give(15.01)).toMatchObject({ status: 409, body: { code: 'more-than-left' } })
    expect(await give(5, ' ')).toMatchObject({ status: 400, body: { code: 'note-required' } })
    expect(await give(15)).toMatchObject({ status: 200 })
    expect(await give(1)).toMatchObject({ status: 409, body: { code: 'more-than-left' } })
    expect(await theVisit(visit.patron, visit.reservationId)).toMatchObject({
      balance: 25,
      refund: { amount: 25, state: 'issued' },
    })
  })

  it('counts each row of one charge by itself', async () => {
    const visit = await aPaidVisit()
    const tip = await rowOf(visit, 'Tip')
    const visitPart = await rowOf(visit, 'CreditCard')
    const give = (paymentId: string, amt: number) =>
      visit.desk.post('payments/refund', { paymentId, amt, note: 'mistake' })
    expect(await give(tip.paymentId, 11)).toMatchObject({ body: { code: 'more-than-left' } })
    expect(await give(tip.paymentId, 10)).toMatchObject({ status: 200 })
    expect(await give(visitPart.paymentId, 25)).toMatchObject({ status: 200 })
  })

  it('is one tap however often it is tapped', async () => {
    const visit = await aPaidVisit()
    const { paymentId } = await rowOf(visit, 'CreditCard')
    const give = () => visit.desk.post('payments/refund', { paymentId, amt: 25, note: 'all' })
    const answers = await Promise.all([give(), give(), give()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await theVisit(visit.patron, visit.reservationId)).toMatchObject({
      refund: { amount: 25 },
    })
  })

  it('needs an administrator above the limit, and is audited', async () => {
    const visit = await aPaidVisit({ refundDeskLimit: '20' })
    const { paymentId } = await rowOf(visit, 'CreditCard')
    const wanted = { paymentId, amt: 25, note: 'all' }
    expect(await visit.desk.post('payments/refund', wanted)).toMatchObject({
      status: 403,
      body: { code: 'above-desk-limit' },
    })
    const admin = await visit.facility.staff('Admin')
    expect(await admin.post('payments/refund', wanted)).toMatchObject({ status: 200 })
    const { rows } = await visit.facility.db.orm.execute(
      `select actor, subject from audit_log where act = 'refund'`,
    )
    expect(rows).toEqual([{ actor: admin.userId, subject: paymentId }])
  })

  it('adds up to the limit by payment and by the patron’s day, however it is cut', async () => {
    const visit = await aPaidVisit({ refundDeskLimit: '20' })
    const [card, tip] = [await rowOf(visit, 'CreditCard'), await rowOf(visit, 'Tip')]
    const give = ({ paymentId }: { paymentId: string }, amt: number) =>
      visit.desk.post('payments/refund', { paymentId, amt, note: 'in parts' })
    const above = { status: 403, body: { code: 'above-desk-limit' } }
    expect(await give(card, 8)).toMatchObject({ status: 200 })
    expect(await give(card, 8)).toMatchObject({ status: 200 })
    expect(await give(card, 5)).toMatchObject(above)
    expect(await give(tip, 5)).toMatchObject(above)
    expect(await give(tip, 4)).toMatchObject({ status: 200 })
    await visit.facility.clock('2026-11-25T14:00:00-05:00')
    expect(await give(card, 5)).toMatchObject(above)
    expect(await give(tip, 5)).toMatchObject({ status: 200 })
  })

  it('only writes down what goes back in cash', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const desk = await facility.staff('Reception')
    const { reservationId } = await aHeldVisit(patron)
    const paid = await desk.post('payments/makepayment', { method: 'Cash', amt: 25, reservationId })
    const { paymentId } = paid.body.result[0]
    const back = await desk.post('payments/refund', {
      paymentId,
      amt: 25,
      note: 'changed her mind',
    })
    expect(back).toMatchObject({
      status: 200,
      body: {
        result: { method: 'CreditRefund', amount: 25, reference: 'Cash', transactionID: null },
      },
    })
    expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 25, refund: null })
  })

  it('is not for patrons', async () => {
    const visit = await aPaidVisit()
    const { paymentId } = await rowOf(visit, 'CreditCard')
    const wanted = { paymentId, amt: 1, note: 'mine' }
    expect(await visit.patron.post('payments/refund', wanted)).toMatchObject({ status: 403 })
  })
})
