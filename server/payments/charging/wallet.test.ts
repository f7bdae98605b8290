import { describe, expect, it } from 'vitest'
import { momentOf } from '../../request/moment.ts'
import { aFacility } from '../../test/a-facility.ts'
import { aHeldVisit, card, theVisit } from '../../test/paying.ts'
import { attemptByIntent } from '../ledger/store.ts'
import { settleCharge } from './settle.ts'

async function aWallet() {
  const facility = await aFacility()
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  const body = { amt: 25, reservationId }
  const made = await patron.post('payments/createpaymentintent', body)
  const confirm = (ok = true) =>
    facility.anyone.post('/api/practice/confirm', {
      paymentIntent: made.body.result.paymentIntent,
      ok,
    })
  return { facility, patron, body, made, confirm, reservationId }
}

describe('a wallet', () => {
  it('pays by the intent it was given, once', async () => {
    const { patron, body, made, confirm, reservationId } = await aWallet()
    expect(made).toMatchObject({ status: 200 })
    const { paymentIntent, clientSecret } = made.body.result
    expect(clientSecret).toContain(paymentIntent)
    const again = await patron.post('payments/createpaymentintent', body)
    expect(again.body.result).toEqual(made.body.result)

    await confirm()
    for (let times = 0; times < 2; times++) {
      const paid = await patron.post('payments/makepayment', { ...body, paymentIntent })
      expect(paid).toMatchObject({ status: 200, body: { paid: true } })
    }
    expect((await theVisit(patron, reservationId)).payments).toHaveLength(1)
  })

  it('is opened for nobody while the facility offers none, and a card still pays', async () => {
    const facility = await aFacility()
    await facility.set('paymentsWallet', 'False')
    const patron = await facility.patron()
    const body = { amt: 25, reservationId: (await aHeldVisit(patron)).reservationId }
    const made = await patron.post('payments/createpaymentintent', body)
    expect(made).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const paid = await patron.post('payments/makepayment', { ...body, ...card('practice_ok') })
    expect(paid).toMatchObject({ status: 200, body: { paid: true } })
  })

  it('that was left makes way for a card, and can never be paid later', async () => {
    const { patron, body, confirm, reservationId } = await aWallet()
    const paid = await patron.post('payments/makepayment', { ...body, ...card('practice_ok') })
    expect(paid).toMatchObject({ status: 200, body: { paid: true } })
    expect(await confirm()).toMatchObject({ status: 404 })
    expect((await theVisit(patron, reservationId)).payments).toHaveLength(1)
  })

  it('stays open when the next payment is refused for its amounts', async () => {
    const { patron, body, confirm, made } = await aWallet()
    const path = 'payments/createpaymentintent'
    for (const wrong of [{ amt: 25, tipAmount: 30 }, { amt: 0 }])
      expect(await patron.post(path, { ...body, ...wrong })).toMatchObject({ status: 400 })
    const over = await patron.post(path, { ...body, amt: 40 })
    expect([over.status, over.body.code]).toEqual([409, 'overpaid'])
    expect(await confirm()).toMatchObject({ status: 200 })
    const { paymentIntent } = made.body.result
    expect(await patron.post('payments/makepayment', { ...body, paymentIntent })).toMatchObject({
      status: 200,
      body: { paid: true },
    })
  })

  it('stays open when a year may not be charged to her saved card a second time', async () => {
    const facility = await aFacility()
    const admin = await facility.staff('Admin')
    await admin.post('settings/membershiplevels', [{ level: 'Silver', price: 900 }])
    const [patron, desk] = [await facility.patron(), await facility.staff('Reception')]
    const saved = await patron.send('PUT', `users/${patron.userId}/savedcards`, {
      sourceToken: 'practice_ok',
    })
    const year = {
      ...{ membershipLevel: 'Silver', installments: 1, email: 'her@example.org' },
      paymentInfo: { sourceCard: saved.body.result.id },
    }
    const buy = () => desk.post(`users/${patron.userId}/buymembership`, year)
    expect(await buy()).toMatchObject({ status: 200 })
    const gift = { method: 'Donation', amt: 18 }
    const { body: made } = await patron.post('payments/createpaymentintent', gift)
    expect(await buy()).toMatchObject({ status: 403 })
    const { paymentIntent } = made.result
    const paid = { paymentIntent, ok: true }
    expect((await facility.anyone.post('/api/practice/confirm', paid)).status).toBe(200)
  })

  it('is another one for a tip to somebody else', async () => {
    const { patron } = await aWallet()
    const open = async (tipNote: string) => {
      const tip = { method: 'Tip', amt: 5, tipNote }
      return (await patron.post('payments/createpaymentintent', tip)).body.result.paymentIntent
    }
    const first = await open('Sara')
    expect(await open('Sara')).toBe(first)
    expect(await open('Chana')).not.toBe(first)
  })

  it('is another one for a gift that brings the discount price', async () => {
    const { patron, reservationId } = await aWallet()
    const open = async (useDiscountPrice: boolean) => {
      const gift = { method: 'Donation', amt: 360, note: 'Friend of Mikvah', reservationId }
      const asked = { ...gift, useDiscountPrice }
      const { body } = await patron.post('payments/createpaymentintent', asked)
      return body.result.paymentIntent
    }
    const first = await open(false)
    expect(await open(false)).toBe(first)
    const reduced = await open(true)
    expect(reduced).not.toBe(first)
    expect(await open(true)).toBe(reduced)
  })

  it('stays open when the desk may not charge her saved card, which an intent never does', async () => {
    const facility = await aFacility()
    const patron = await facility.patron()
    const desk = await facility.staff('Reception')
    const gift = { method: 'Donation', amt: 18 }
    const { body: made } = await patron.post('payments/createpaymentintent', gift)
    const saved = await patron.send('PUT', `users/${patron.userId}/savedcards`, {
      sourceToken: 'practice_ok',
    })
    const paymentInfo = { sourceCard: saved.body.result.id }
    const charge = { userId: patron.userId, amt: 300, paymentInfo }
    expect(await desk.post('payments/makepayment', charge)).toMatchObject({
      status: 400,
      body: { code: 'note-required' },
    })
    const { paymentIntent } = made.result
    const confirmed = await facility.anyone.post('/api/practice/confirm', {
      paymentIntent,
      ok: true,
    })
    expect(confirmed.status).toBe(200)
    const paid = await patron.post('payments/makepayment', { ...gift, paymentIntent })
    expect(paid).toMatchObject({ status: 200, body: { paid: true } })
    expect(await desk.post('payments/createpaymentintent', charge)).toMatchObject({ status: 200 })
  })

  it('that was confirmed meanwhile counts, and the card is not charged besides', async () => {
    const { patron, body, confirm, reservationId } = await aWallet()
    await confirm()
    const twice = await patron.post('payments/makepayment', { ...body, ...card('practice_ok') })
    expect(twice).toMatchObject({ status: 409, body: { code: 'overpaid' } })
    expect(await theVisit(patron, reservationId)).toMatchObject({
      reservationStatus: 'Reserved',
      payments: [{ amount: 25 }],
    })
  })
})

describe('money that comes when its attempt was given up', () => {
  async function late() {
    const wallet = await aWallet()
    const { facility, patron, confirm, reservationId } = wallet
    await facility.db.orm.execute(
      `update payment_attempts set state = 'error', look_at = null where state = 'open'`,
    )
    await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
    await confirm()
    return wallet
  }

  /** What a webhook about an attempt that is closed already brings about. */
  const arrive = async ({ facility, made }: Awaited<ReturnType<typeof late>>) => {
    const { parts } = facility
    const { paymentIntent } = made.body.result
    const attempt = await attemptByIntent(parts.db.orm, 'stripe', paymentIntent)
    if (attempt) await settleCharge(parts, await momentOf(parts), attempt)
    await facility.runDue()
  }

  it('gives a canceled visit its place back while it still fits', async () => {
    const visit = await late()
    await arrive(visit)
    expect(await theVisit(visit.patron, visit.reservationId)).toMatchObject({
      reservationStatus: 'Reserved',
      balance: 0,
    })
  })

  it('goes back whole once the hour of the visit has passed', async () => {
    const visit = await late()
    await visit.facility.clock('2026-11-26T14:00:00-05:00')
    await arrive(visit)
    expect(await theVisit(visit.patron, visit.reservationId)).toMatchObject({
      reservationStatus: 'Canceled',
      refund: { amount: 25, state: 'issued' },
    })
  })

  it('goes back whole when the place is taken, and the office is told', async () => {
    const visit = await late()
    const { facility, patron, reservationId } = visit
    await facility.set('paymentsEmail', 'money@example.org')
    await facility.set('roomsAvailable', '1')
    await aHeldVisit(await facility.patron())
    await arrive(visit)
    const answer = await theVisit(patron, reservationId)
    expect(answer).toMatchObject({
      reservationStatus: 'Canceled',
      refund: { amount: 25, state: 'issued' },
    })
    expect(answer.payments.map((row: { method: string }) => row.method).sort()).toEqual([
      'CreditCard',
      'CreditRefund',
    ])
    const { body: mails } = await facility.anyone.get('/api/practice/outbox?to=money@example.org')
    expect(mails).toHaveLength(1)
  })
})

describe('lists of payments', () => {
  it('tell her own to her, everyone’s to the administrator, and no more than 400 days', async () => {
    const { facility, patron, body } = await aWallet()
    await patron.post('payments/makepayment', { ...body, ...card('practice_declined') })
    const mine = await patron.get(`payments/byuser?user=${patron.userId}`)
    expect(mine.body).toMatchObject([{ status: 'Declined', amount: 25 }])
    const ofDays = async (days: string) =>
      (await patron.get(`payments/byuser?user=${patron.userId}&${days}`)).body
    expect(await ofDays('dt=2026-11-25')).toEqual([])
    expect(await ofDays('dtTo=2026-11-23')).toEqual([])
    expect(await ofDays('dt=2026-11-24&dtTo=2026-11-24')).toEqual(mine.body)
    const other = await facility.patron()
    expect(await other.get(`payments/byuser?user=${patron.userId}`)).toMatchObject({ status: 404 })

    const admin = await facility.staff('Admin')
    const list = (query: string) => admin.get(`payments/list?${query}`)
    expect((await list('dt=2026-11-24')).body).toEqual(mine.body)
    expect((await list('dt=2026-11-25')).body).toEqual([])
    expect(await list('dt=2025-01-01&dtTo=2026-11-24')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'dtTo' }] },
    })
    expect(await patron.get('payments/list?dt=2026-11-24')).toMatchObject({ status: 403 })
  })

  it('give a terminal token to the desk, never to be kept', async () => {
    const facility = await aFacility()
    const desk = await facility.staff('Reception')
    const token = await desk.get('payments/getterminalconnectiontoken')
    expect(token).toMatchObject({ status: 200, body: { secret: 'pst_practice' } })
    expect(token.headers['cache-control']).toBe('no-store')
  })
})
