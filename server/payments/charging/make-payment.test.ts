import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aFacility, type Person, type TestFacility } from '../../test/a-facility.ts'
import { card, aHeldVisit as held, theVisit as visitOf } from '../../test/paying.ts'
import { attempts } from '../table.ts'

// Each test signs people up on a database of its own.
async function aPatron(settings: Record<string, string> = {}): Promise<[Person, TestFacility]> {
  const facility = await aFacility({ settings })
  return [await facility.patron(), facility]
}

describe('paying for a visit by card', () => {
  it('charges the balance, reserves the held place and tells her so', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const paid = await patron.post('payments/makepayment', {
      method: 'CreditCard',
      amt: 25,
      reservationId,
      ...card('practice_ok'),
    })
    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        paid: true,
        errorMessage: null,
        result: [
          {
            method: 'CreditCard',
            status: 'Approved',
            amount: 25,
            reference: 'Visa 4242',
            reservationId,
          },
        ],
        reservation: { reservationId, reservationStatus: 'Reserved', balance: 0, paid: true },
      },
    })
    const { body: outbox } = await facility.anyone.get('/api/practice/outbox')
    expect(outbox[0].text).toMatch(/^Confirmed: /)
  })

  it('says in the card’s own words why it was refused, and keeps the row', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const refused = await patron.post('payments/makepayment', {
      amt: 25,
      reservationId,
      ...card('practice_insufficient_funds'),
    })
    expect(refused).toMatchObject({
      status: 402,
      body: {
        success: false,
        code: 'card-refused',
        errorMessage: 'Your card has insufficient funds.',
        Message: 'Your card has insufficient funds.',
        stripeErrorMessage: 'Your card has insufficient funds.',
        stripeErrorType: 'card_error',
        paid: false,
      },
    })
    expect(await visitOf(patron, reservationId)).toMatchObject({
      reservationStatus: 'Pending',
      paymentPending: false,
      balance: 25,
      payments: [{ status: 'Declined', amount: 25, error: 'Your card has insufficient funds.' }],
    })
  })

  it.each([
    ['practice_declined', 'Your card was declined.', 'הכרטיס נדחה.'],
    ['practice_insufficient_funds', 'Your card has insufficient funds.', 'אין בכרטיס יתרה מספקת.'],
    ['practice_expired', 'Your card has expired.', 'תוקף הכרטיס פג.'],
  ])('says in her language what %s was refused for', async (token, english, hebrew) => {
    const [patron] = await aPatron()
    const gift = { method: 'Donation', amt: 18, ...card(token) }
    const inLanguage = async (language: string) => {
      const { body } = await patron.post('payments/makepayment', gift, {
        'accept-language': language,
      })
      return [body.errorMessage, body.stripeErrorMessage, body.Message]
    }
    expect(await inLanguage('en')).toEqual([english, english, english])
    expect(await inLanguage('he')).toEqual([hebrew, hebrew, hebrew])
  })

  it('answers 502 when the processor fails, with nothing moved', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const failed = await patron.post('payments/makepayment', {
      amt: 25,
      reservationId,
      ...card('practice_error'),
    })
    expect(failed).toMatchObject({ status: 502, body: { code: 'processor-error', paid: false } })
    expect(await visitOf(patron, reservationId)).toMatchObject({
      balance: 25,
      payments: [{ status: 'Error', error: 'processing_error' }],
    })
  })

  it('lets her bank ask, and is paid once she has answered', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const body = { amt: 25, reservationId, ...card('practice_3ds') }
    const asked = await patron.post('payments/makepayment', body)
    expect(asked).toMatchObject({
      status: 200,
      body: { success: true, paid: false, requiresAction: true, result: [] },
    })
    const { paymentIntent } = asked.body
    expect(asked.body.clientSecret).toContain(paymentIntent)
    expect(await visitOf(patron, reservationId)).toMatchObject({ paymentPending: true })
    const second = await patron.post('payments/makepayment', { ...body, ...card('practice_ok') })
    expect(second).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } })

    await facility.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    const dearer = await patron.post('payments/makepayment', { ...body, amt: 20, paymentIntent })
    expect(dearer).toMatchObject({ status: 409, body: { code: 'intent-mismatch' } })
    const done = { amt: 25, reservationId, paymentIntent }
    for (let tap = 0; tap < 2; tap++) {
      expect(await patron.post('payments/makepayment', done)).toMatchObject({
        status: 200,
        body: { paid: true, reservation: { reservationStatus: 'Reserved', balance: 0 } },
      })
    }
    expect((await visitOf(patron, reservationId)).payments).toHaveLength(1)
  })

  it('splits one charge into visit, tip and donation of one transaction', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const paid = await patron.post('payments/makepayment', {
      amt: 45,
      tipAmount: 5,
      donationAmount: 15,
      tipNote: 'Reception',
      reservationId,
      ...card('practice_ok'),
    })
    const rows = paid.body.result
    expect(rows.map((row: { method: string; amount: number }) => [row.method, row.amount])).toEqual(
      [
        ['CreditCard', 25],
        ['Donation', 15],
        ['Tip', 5],
      ],
    )
    expect(new Set(rows.map((row: { transactionID: string }) => row.transactionID)).size).toBe(1)
    expect(paid.body.reservation).toMatchObject({ balance: 0, tipTotal: 5, donationTotal: 15 })
  })

  it('takes less than the balance and keeps the place held, and never takes more', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const pay = (amt: number) =>
      patron.post('payments/makepayment', { amt, reservationId, ...card('practice_ok') })
    expect((await pay(10)).body).toMatchObject({
      paid: true,
      reservation: { reservationStatus: 'Pending', balance: 15 },
    })
    expect(await pay(15.01)).toMatchObject({ status: 409, body: { code: 'overpaid' } })
    expect((await pay(15)).body).toMatchObject({ reservation: { reservationStatus: 'Reserved' } })
  })

  it('refuses a place whose hold has ended before any card is charged', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    await facility.db.orm.execute(
      `update facility set clock_shows = clock_shows + interval '16 minutes'`,
    )
    const late = await patron.post('payments/makepayment', {
      amt: 25,
      reservationId,
      ...card('practice_ok'),
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'hold-ended' } })
  })

  it('brings the discount price with a Friend donation in the same charge', async () => {
    const [patron] = await aPatron({ priceShowerDiscount: '18' })
    const { reservationId } = await held(patron)
    const paid = await patron.post('payments/makepayment', {
      amt: 378,
      donationAmount: 360,
      useDiscountPrice: true,
      note: 'Friend of Mikvah',
      reservationId,
      ...card('practice_ok'),
    })
    expect(paid).toMatchObject({
      status: 200,
      body: { reservation: { balance: 0, reservationStatus: 'Reserved', discountTotal: 7 } },
    })
  })

  it.each([
    ['Donation', 1],
    ['Tip', 0.5],
    ['CreditCard', 25],
  ])(
    'brings no discount price with a donation of 360 that a charge of %s only names',
    async (method, amt) => {
      const [patron] = await aPatron({ priceShowerDiscount: '18' })
      const { reservationId } = await held(patron)
      const named = method === 'CreditCard' ? {} : { donationAmount: 360 }
      await patron.post('payments/makepayment', {
        ...{ method, amt, reservationId, useDiscountPrice: true, ...named },
        ...card('practice_ok'),
      })
      const visit = await visitOf(patron, reservationId)
      expect(visit).toMatchObject({ discountTotal: 0, useDiscountPrice: false })
    },
  )

  it('takes the discount price off once, also from a visit that was quoted with it', async () => {
    const [patron] = await aPatron({ priceShowerDiscount: '18' })
    const friend = { donationAmount: 360, useDiscountPrice: true }
    const { reservationId } = await held(patron, undefined, {
      ...friend,
      donationNote: 'Friend of Mikvah',
    })
    const paid = await patron.post('payments/makepayment', {
      ...friend,
      amt: 378,
      note: 'Friend of Mikvah',
      reservationId,
      ...card('practice_ok'),
    })
    expect(paid).toMatchObject({
      status: 200,
      body: { reservation: { balance: 0, amountPaid: 378, discountTotal: 7 } },
    })
  })

  it('finds a charge whose answer was lost, and charges it once', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const lost = await patron.post('payments/makepayment', {
      amt: 25,
      reservationId,
      ...card('practice_lost_answer'),
    })
    expect(lost).toMatchObject({
      status: 202,
      body: { success: true, paid: false, pending: true, result: [] },
    })
    expect(await visitOf(patron, reservationId)).toMatchObject({ paymentPending: true })
    await facility.runDue()
    expect(await visitOf(patron, reservationId)).toMatchObject({
      paymentPending: false,
      reservationStatus: 'Reserved',
      payments: [{ status: 'Approved', amount: 25 }],
    })
  })

  it('finds it too when the real clock was put back by hours meanwhile', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    await patron.post('payments/makepayment', {
      amt: 25,
      reservationId,
      ...card('practice_lost_answer'),
    })
    const lookAt = facility.parts.realNow() + hours(2)
    await facility.db.orm.update(attempts).set({ lookAt }).where(eq(attempts.state, 'open'))
    await facility.runDue()
    expect(await visitOf(patron, reservationId)).toMatchObject({
      paymentPending: false,
      payments: [{ status: 'Approved', amount: 25 }],
    })
  })
})

it('what waits for her bank is looked up every five minutes however old it is', async () => {
  const [patron, facility] = await aPatron()
  const { reservationId } = await held(patron)
  await patron.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_3ds') })
  const now = facility.parts.realNow()
  await facility.db.orm
    .update(attempts)
    .set({ openedAt: now - hours(2), expiresAt: now + hours(2), lookAt: now })
    .where(eq(attempts.state, 'open'))
  await facility.runDue()
  const [waits] = await facility.db.orm.select().from(attempts)
  expect(waits?.state).toBe('open')
  expect(waits?.lookAt).toBeGreaterThan(now)
  expect(waits?.lookAt).toBeLessThanOrEqual(facility.parts.realNow() + minutes(5))
})

describe('a card on file', () => {
  it('is saved with the payment when she asks, listed, and charged again', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const pay = (more: object) =>
      patron.post('payments/makepayment', { reservationId, amt: 10, ...more })
    await pay({ ...card('practice_ok'), saveCard: true })
    const cards = await patron.get(`users/${patron.userId}/savedcards/`)
    expect(cards.body).toEqual([{ id: expect.any(String), brand: 'Visa', last4: '4242' }])
    const sourceCard = cards.body[0].id
    expect(await pay({ paymentInfo: { sourceCard } })).toMatchObject({ status: 200 })
    expect(await pay({ paymentInfo: { sourceCard, sourceToken: 'practice_ok' } })).toMatchObject({
      status: 400,
      body: { code: 'card-source' },
    })
  })

  it('is kept only where she asks for it', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    const body = { reservationId, amt: 10, ...card('practice_ok') }
    expect(await patron.post('payments/makepayment', body)).toMatchObject({ status: 200 })
    expect((await patron.get(`users/${patron.userId}/savedcards`)).body).toEqual([])
  })

  it('is nobody else’s to charge', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const body = { amt: 10, reservationId, ...card('practice_ok'), saveCard: true }
    await patron.post('payments/makepayment', body)
    const { body: cards } = await patron.get(`users/${patron.userId}/savedcards`)
    const other = await facility.patron()
    const stolen = await other.post('payments/makepayment', {
      method: 'Donation',
      amt: 5,
      paymentInfo: { sourceCard: cards[0].id },
    })
    expect(stolen).toMatchObject({ status: 404 })
  })

  it('is her own to give with, beyond the desk’s limit and without a note', async () => {
    const [patron] = await aPatron({ refundDeskLimit: '50' })
    const path = `users/${patron.userId}/savedcards`
    const { body: saved } = await patron.send('PUT', path, { sourceToken: 'practice_ok' })
    const gift = { method: 'Donation', amt: 60, paymentInfo: { sourceCard: saved.result.id } }
    expect(await patron.post('payments/makepayment', gift)).toMatchObject({ status: 200 })
  })

  it('is the desk’s to charge without a visit only with a note, and to the limit', async () => {
    const [patron, facility] = await aPatron({ refundDeskLimit: '50' })
    const path = `users/${patron.userId}/savedcards`
    const { body: saved } = await patron.send('PUT', path, { sourceToken: 'practice_ok' })
    const desk = await facility.staff('Reception')
    const admin = await facility.staff('Admin')
    const asBody = { userId: patron.userId, paymentInfo: { sourceCard: saved.result.id } }
    const charge = (by: Person, more: object) =>
      by.post('payments/makepayment', { ...asBody, ...more })
    const note = 'A broken mirror'

    expect(await charge(desk, { amt: 999 })).toMatchObject({
      status: 400,
      body: { code: 'note-required' },
    })
    for (const method of ['CreditCard', 'Donation', 'Tip'])
      expect(await charge(desk, { method, amt: 50.01, note })).toMatchObject({
        status: 403,
        body: { code: 'charge-above-desk-limit' },
      })
    const { reservationId } = await held(patron)
    const gift = { reservationId, amt: 85, donationAmount: 60, note }
    expect(await charge(desk, gift)).toMatchObject({ status: 403 })
    expect((await patron.get(`payments/byuser?user=${patron.userId}`)).body).toEqual([])

    expect(await charge(desk, { amt: 50, note })).toMatchObject({ status: 200 })
    expect(await charge(desk, { reservationId, amt: 25 })).toMatchObject({ status: 200 })
    expect(await charge(admin, { amt: 999, note })).toMatchObject({ status: 200 })
  })

  describe('beyond the limit of the desk', () => {
    const above = { status: 403, body: { code: 'charge-above-desk-limit' } }
    const note = 'A broken mirror'

    async function aSavedCard() {
      const [patron, facility] = await aPatron({ refundDeskLimit: '50' })
      const path = `users/${patron.userId}/savedcards`
      const { body: saved } = await patron.send('PUT', path, { sourceToken: 'practice_ok' })
      const [desk, admin] = [await facility.staff('Reception'), await facility.staff('Admin')]
      const charge = (by: Person, more: object) =>
        by.post('payments/makepayment', {
          ...{ userId: patron.userId, paymentInfo: { sourceCard: saved.result.id } },
          ...more,
        })
      return { patron, desk, admin, charge }
    }

    it('isn’t charged for a fee that the desk has added', async () => {
      const { patron, desk, admin, charge } = await aSavedCard()
      const { reservationId } = await held(patron)
      const fee = { method: 'Fee', amt: 60, reservationId, note }
      expect(await desk.post('payments/makepayment', fee)).toMatchObject({ status: 200 })
      expect(await charge(desk, { reservationId, amt: 85 })).toMatchObject(above)
      expect(await charge(admin, { reservationId, amt: 85 })).toMatchObject({ status: 200 })
    })

    it('isn’t charged for a gift that the desk has pledged for her', async () => {
      const { patron, desk, charge } = await aSavedCard()
      const { reservationId } = await held(patron, undefined, { donationAmount: 60 })
      expect(await charge(desk, { reservationId, amt: 85 })).toMatchObject(above)
    })

    it('isn’t charged in two halves of one day, nor in two at once', async () => {
      const { desk, charge } = await aSavedCard()
      const halves = await Promise.all([
        charge(desk, { amt: 30, note }),
        charge(desk, { amt: 30, note }),
      ])
      expect(halves.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await charge(desk, { amt: 30, note })).toMatchObject(above)
      expect(await charge(desk, { amt: 20, note })).toMatchObject({ status: 200 })
    })
  })

  it('is charged by the desk without the bank’s question, which nobody is there to answer', async () => {
    const [patron, facility] = await aPatron()
    const path = `users/${patron.userId}/savedcards`
    const { body: saved } = await patron.send('PUT', path, { sourceToken: 'practice_3ds_always' })
    const { reservationId } = await held(patron)
    const paymentInfo = { sourceCard: saved.result.id }
    const body = { amt: 25, reservationId, userId: patron.userId, paymentInfo }
    const byDesk = await (await facility.staff('Reception')).post('payments/makepayment', body)
    expect(byDesk).toMatchObject({ status: 402, body: { code: 'card-refused' } })
    const byHer = await patron.post('payments/makepayment', body)
    expect(byHer.body).toMatchObject({ paid: false, requiresAction: true })
  })

  it('is never kept for a phone that ends in ten zeros', async () => {
    const [patron, facility] = await aPatron()
    await facility.db.orm.execute(`update users set phone = '10000000000' where kind = 'patron'`)
    const gift = { method: 'Donation', amt: 5, ...card('practice_ok'), saveCard: true }
    expect(await patron.post('payments/makepayment', gift)).toMatchObject({ status: 200 })
    expect((await patron.get(`users/${patron.userId}/savedcards`)).body).toEqual([])
  })
})

describe('who may pay how', () => {
  it('lets a visitor donate, and nothing else', async () => {
    const { anyone } = await aFacility()
    const gift = { method: 'Donation', amt: 18, email: 'a@example.org', ...card('practice_ok') }
    expect(await anyone.post('payments/makepayment', gift)).toMatchObject({
      status: 200,
      body: { paid: true, result: [{ method: 'Donation', amount: 18 }], reservation: null },
    })
    const refused = (more: object) => anyone.post('payments/makepayment', { ...gift, ...more })
    expect(await refused({ method: 'CreditCard' })).toMatchObject({
      status: 403,
      body: { code: 'donation-only' },
    })
    for (const field of [{ userId: 'x' }, { reservationId: 'x' }, { saveCard: true }]) {
      const [path] = Object.keys(field)
      expect(await refused(field)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
    }
    expect(await refused({ paymentInfo: { sourceCard: 'x' } })).toMatchObject({ status: 400 })
    expect(await refused({ amt: 0.99 })).toMatchObject({
      status: 400,
      body: { code: 'amount-needed' },
    })
  })

  it('hides another patron’s reservation', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const other = await facility.patron()
    const body = { amt: 25, reservationId, ...card('practice_ok') }
    expect(await other.post('payments/makepayment', body)).toMatchObject({ status: 404 })
  })

  it('leaves cash, checks and fees to the desk, where they are written down and audited', async () => {
    const [patron, facility] = await aPatron()
    const { reservationId } = await held(patron)
    const cash = { method: 'Cash', amt: 30, reservationId }
    expect(await patron.post('payments/makepayment', cash)).toMatchObject({
      status: 403,
      body: { code: 'staff-only-method' },
    })
    const desk = await facility.staff('Reception')
    await desk.post('payments/makepayment', { method: 'Fee', amt: 5, reservationId })
    expect(await desk.post('payments/makepayment', cash)).toMatchObject({
      status: 200,
      body: {
        result: [{ method: 'Cash', amount: 30 }],
        reservation: { reservationStatus: 'Reserved', balance: 0 },
      },
    })
    const { rows } = await facility.db.orm.execute(
      `select act from audit_log where act = 'payment-taken'`,
    )
    expect(rows).toHaveLength(2)
  })

  it('takes nothing for a canceled visit', async () => {
    const [patron] = await aPatron()
    const { reservationId } = await held(patron)
    await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
    const body = { amt: 25, reservationId, ...card('practice_ok') }
    expect(await patron.post('payments/makepayment', body)).toMatchObject({
      status: 409,
      body: { code: 'canceled-takes-no-payment' },
    })
  })
})
