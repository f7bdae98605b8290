import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { card, charged, theVisit } from '../../test/paying.ts'
import { attempts, payments } from '../table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { reservationsPerNight: '', reservationsUpcoming: '' } })
})

const day = '2026-12-15'
const request = (paymentId: string, more: object = {}) => ({
  kallah: true,
  bath: true,
  reservationTime: at('06:13', day),
  paymentId,
  ...more,
})
const ask = (person: Person, body: object) => person.post('reservations/newreservation', body)
const forKallah = { amt: 150, note: 'Kallah' }

async function paymentOf(person: Person, body: object): Promise<string> {
  const { result } = await charged(person, body)
  return result[0].paymentId
}
const visitsOf = async (person: Person) =>
  (await person.get(`reservations/findbyuser?user=${person.userId}`)).body
const refused = { status: 404, body: { code: 'not-found' } }

describe('the payment that a kallah’s visit is paid with', () => {
  it('is hers, made for a kallah by card, and comes back with a cancel', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, forKallah)
    const { status, body } = await ask(patron, request(paymentId))
    expect([status, body.result.balance, body.result.paid]).toEqual([200, 0, true])
    const canceled = await patron.post(`reservations/${body.result.reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body.result.refund).toEqual({ amount: 150, state: 'issued' })
  })

  it.each([
    ['cash', { method: 'Cash' }],
    ['a check', { method: 'Check' }],
    ['a terminal', { method: 'Terminal' }],
  ])('may be %s that the desk wrote down', async (_, how) => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(desk.reception, {
      ...forKallah,
      ...how,
      paymentInfo: null,
      userId: patron.userId,
    })
    const { status, body } = await ask(desk.reception, {
      ...request(paymentId),
      userId: patron.userId,
    })
    expect([status, body.result.balance, body.result.amountPaid]).toEqual([200, 0, 150])
  })

  it('is none that was given back', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, forKallah)
    await desk.admin.post('payments/refund', { paymentId, amt: 50, note: 'a part of it' })
    const rows = (await patron.get(`payments/byuser?user=${patron.userId}`)).body
    const back = rows.find((row: { method: string }) => row.method === 'CreditRefund')
    expect(back.amount).toBe(50)
    expect(await ask(patron, request(back.paymentId))).toMatchObject(refused)
    expect(await visitsOf(patron)).toEqual([])
  })

  it('brings the tip of the same hand with it', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(desk.reception, {
      ...forKallah,
      amt: 160,
      tipAmount: 10,
      method: 'Cash',
      paymentInfo: null,
      userId: patron.userId,
    })
    const { body } = await ask(desk.reception, { ...request(paymentId), userId: patron.userId })
    expect(body.result).toMatchObject({ balance: 0, amountPaid: 160, tipTotal: 10 })
  })

  it('is never the year of a membership', async () => {
    const patron = await desk.patron()
    const { body: bought } = await patron.post(`users/${patron.userId}/buymembership`, {
      membershipLevel: 'Friend',
      installments: 1,
      email: 'her@example.com',
      ...card('practice_ok'),
    })
    const paymentId = bought.result.payments?.[0]?.paymentId ?? (await lastPaymentOf(patron))
    expect(await ask(patron, request(paymentId))).toMatchObject(refused)
    expect(await visitsOf(patron)).toEqual([])
  })

  it.each([
    ['a gift', { method: 'Donation', amt: 150 }],
    ['a gift called Kallah', { method: 'Donation', amt: 150, note: 'Kallah' }],
    ['any other charge', { amt: 150, note: 'Something else' }],
  ])('is never %s', async (_, body) => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, body)
    expect(await ask(patron, request(paymentId))).toMatchObject(refused)
    expect(await visitsOf(patron)).toEqual([])
  })

  it('is never what the desk wrote down for something else', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(desk.reception, {
      amt: 150,
      note: 'A sheitel box',
      method: 'Cash',
      paymentInfo: null,
      userId: patron.userId,
    })
    expect(
      await ask(desk.reception, { ...request(paymentId), userId: patron.userId }),
    ).toMatchObject(refused)
  })

  it('is never one that was refused', async () => {
    const patron = await desk.patron()
    const refusedCard = { ...forKallah, method: 'CreditCard', ...card('practice_declined') }
    expect((await patron.post('payments/makepayment', refusedCard)).status).toBe(402)
    expect(await ask(patron, request(await lastPaymentOf(patron)))).toMatchObject(refused)
    expect(await visitsOf(patron)).toEqual([])
  })

  it('is never another patron’s', async () => {
    const [patron, other] = [await desk.patron(), await desk.patron()]
    const paymentId = await paymentOf(other, forKallah)
    expect(await ask(patron, request(paymentId))).toMatchObject(refused)
    expect(await ask(other, request(paymentId))).toMatchObject({ status: 200 })
  })

  it('pays for no visit but a kallah’s', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, forKallah)
    const plain = { reservationTime: at('18:00'), paymentId }
    expect(await ask(patron, plain)).toMatchObject(refused)
    expect(await visitsOf(patron)).toEqual([])
  })

  it('is tied once, though it is named by two visits at the same moment', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, forKallah)
    const asKallah = (date: string) =>
      ask(desk.reception, {
        ...request(paymentId, { reservationTime: at('06:13', date) }),
        userId: patron.userId,
      })
    const answers = await Promise.all([asKallah('2026-12-15'), asKallah('2026-12-16')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await asKallah('2026-12-17')).toMatchObject(refused)
  })

  it('brings with it what the desk has given back of it', async () => {
    const patron = await desk.patron()
    const paymentId = await paymentOf(patron, forKallah)
    await desk.admin.post('payments/refund', { paymentId, amt: 50, note: 'a part of it' })
    const { body } = await ask(patron, request(paymentId))
    expect(body.result).toMatchObject({ balance: 50, paid: false })
    const { reservationId } = body.result
    const canceled = await patron.post(`reservations/${reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body.result.refund).toEqual({ amount: 150, state: 'issued' })
    const { payments: rows } = await theVisit(patron, reservationId)
    const back = rows.filter((row: { method: string }) => row.method === 'CreditRefund')
    expect(back.map((row: { amount: number }) => row.amount).sort()).toEqual([100, 50])
  })
})

it('no cancel gives back a membership, whatever visit its payment stands beside', async () => {
  const patron = await desk.patron()
  await patron.post(`users/${patron.userId}/buymembership`, {
    membershipLevel: 'Friend',
    installments: 1,
    email: 'her@example.com',
    ...card('practice_ok'),
  })
  const { body } = await ask(patron, { kallah: true, reservationTime: at('06:13', day) })
  const { reservationId } = body.result
  const { orm } = desk.db
  await orm.update(payments).set({ reservationId }).where(eq(payments.userId, patron.userId))
  await orm.update(attempts).set({ reservationId }).where(eq(attempts.userId, patron.userId))
  const canceled = await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  expect([canceled.status, canceled.body.result.refund]).toEqual([200, null])
})

async function lastPaymentOf(person: Person): Promise<string> {
  const { body } = await person.get(`payments/byuser?user=${person.userId}`)
  return body[0].paymentId
}
