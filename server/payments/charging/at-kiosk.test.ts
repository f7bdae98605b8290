import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { and, eq } from '../../db/drizzle/queries.ts'
import { limits } from '../../request/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { card, theVisit } from '../../test/paying.ts'
import { attempts } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
let kiosk: Person
let her: Person
let visit: { reservationId: string; reservationCode: string }
beforeAll(async () => {
  desk = await aDesk()
  kiosk = await desk.staff('Kiosk')
  her = await desk.patron('7325550801')
  visit = await desk.aVisit({ her })
  await desk.clock(at('18:30', tonight))
})

const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

it('a kiosk takes what is owed for the visit it looked up, by its reader alone', async () => {
  const { reservationId, reservationCode } = visit
  const body = { method: 'Terminal', amt: 25, reservationId }
  const intent = () => kiosk.post('payments/createpaymentintent', body)
  expect(code(await intent())).toEqual([404, 'not-found'])
  await kiosk.get(`users/findbyphone?phone=7325550801&code=${reservationCode}`)

  expect(code(await kiosk.post('payments/makepayment', body))).toEqual([403, 'staff-only-method'])
  for (const method of ['Cash', 'CreditCard', 'Donation', 'Fee'])
    expect(code(await kiosk.post('payments/makepayment', { ...body, method }))).toEqual([
      ...[403, 'staff-only-method'],
    ])
  for (const more of [{ tipAmount: 5 }, { saveCard: true }, { userId: her.userId }])
    expect(code(await kiosk.post('payments/createpaymentintent', { ...body, ...more }))).toEqual([
      ...[400, 'invalid-request'],
    ])
  const { reservationId: _, ...without } = body
  expect((await kiosk.post('payments/createpaymentintent', without)).status).toBe(400)

  const { paymentIntent } = (await intent()).body.result
  await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
  const paid = await kiosk.post('payments/makepayment', { ...body, paymentIntent })
  expect(paid.body).toMatchObject({ success: true, paid: true, reservation: null })
  expect(JSON.stringify(paid.body)).not.toContain(her.userId)
  expect(await theVisit(her, reservationId)).toMatchObject({ paid: true, balance: 0 })
  expect((await theVisit(her, reservationId)).payments).toMatchObject([{ method: 'Terminal' }])
})

it('takes what its reader has taken, however long she looked for her card, and at that kiosk alone', async () => {
  const rina = await desk.patron('7325550802')
  const { reservationId, reservationCode } = await desk.aVisit({ her: rina, hour: '20:30' })
  const lookUp = () => kiosk.get(`users/findbyphone?phone=7325550802&code=${reservationCode}`)
  await lookUp()
  // Booked that late it costs more.
  const owed = (await theVisit(rina, reservationId)).balance
  const body = { method: 'Terminal', amt: owed, reservationId }
  const { paymentIntent } = (await kiosk.post('payments/createpaymentintent', body)).body.result
  await desk.clock(at('18:37', tonight))
  const print = () =>
    kiosk.post(`reservations/printreceipt?resId=${reservationId}&printer=kiosk-printer`)
  expect((await print()).status).toBe(404)
  expect(code(await kiosk.post('payments/createpaymentintent', body))).toEqual([404, 'not-found'])
  await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
  const other = await desk.signIn('Kiosk', 'practice-kiosk')
  expect(code(await other.post('payments/makepayment', { ...body, paymentIntent }))).toEqual([
    ...[404, 'not-found'],
  ])
  const room = await desk.staff('Waiting')
  expect((await room.post('payments/makepayment', { ...body, paymentIntent })).status).toBe(403)
  const paid = await kiosk.post('payments/makepayment', { ...body, paymentIntent })
  expect([paid.status, paid.body.paid]).toEqual([200, true])
  expect(await theVisit(rina, reservationId)).toMatchObject({ paid: true, balance: 0 })
  // The slip she waits for comes out after it.
  expect((await print()).status).toBe(200)
})

it('keeps the card that may be in its reader: for its minute no other payment ends what it was asked for', async () => {
  const leah = await desk.patron('7325550803')
  const visit = await desk.aVisit({ her: leah, hour: '20:45' })
  const { reservationId, reservationCode, balance } = visit
  await kiosk.get(`users/findbyphone?phone=7325550803&code=${reservationCode}`)
  const body = { method: 'Terminal', amt: balance, reservationId }
  const intent = async () =>
    (await kiosk.post('payments/createpaymentintent', body)).body.result.paymentIntent
  const pays = () =>
    leah.post('payments/makepayment', { amt: balance, reservationId, ...card('practice_ok') })
  const asked = await intent()
  expect(code(await pays())).toEqual([409, 'payment-in-progress'])
  expect(
    code(await leah.post('payments/createpaymentintent', { amt: balance, reservationId })),
  ).toEqual([409, 'payment-in-progress'])
  expect(await intent()).toBe(asked)
  const ofHers = eq(attempts.reservationId, reservationId)
  const openedAt = desk.parts.realNow() - minutes(1)
  await desk.db.orm.update(attempts).set({ openedAt }).where(ofHers)
  expect((await pays()).status).toBe(200)
  const late = { paymentIntent: asked, ok: true }
  expect((await desk.anyone.post('/api/practice/confirm', late)).status).toBe(404)
})

describe('the two minutes of a kiosk', () => {
  let nth = 0
  // Declined cards add up otherwise, and a kiosk asks for no more of them.
  beforeEach(() => desk.db.orm.delete(limits))
  const aVisitAt = async (time: string) => {
    const phone = String(7_325_550_820 + nth++)
    const her = await desk.patron(phone)
    const { reservationId, reservationCode, balance } = await desk.aVisit({ her, hour: '21:00' })
    const body = { method: 'Terminal', amt: balance, reservationId }
    const lookUp = () => kiosk.get(`users/findbyphone?phone=${phone}&code=${reservationCode}`)
    await desk.clock(at(time, tonight))
    await lookUp()
    return {
      ...{ lookUp, reservationId },
      intent: async () =>
        (await kiosk.post('payments/createpaymentintent', body)).body.result?.paymentIntent ?? null,
      tries: async (paymentIntent: string, ok: boolean) => {
        await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok })
        return (await kiosk.post('payments/makepayment', { ...body, paymentIntent })).status
      },
      mayAct: async () =>
        (await kiosk.post(`reservations/printreceipt?resId=${reservationId}&printer=kiosk-printer`))
          .status === 200,
    }
  }

  it('are given her once more after a card that was declined, and after the next one not', async () => {
    const { lookUp, intent, tries, mayAct } = await aVisitAt('19:00')
    const second = await intent()
    await desk.clock(at('19:01', tonight))
    expect(await tries(second, false)).toBe(402)
    await desk.clock(`${tonight}T19:02:30-05:00`)
    expect(await mayAct()).toBe(true)
    expect(await tries(await intent(), false)).toBe(402)
    await desk.clock(at('19:04', tonight))
    expect(await mayAct()).toBe(false)
    // She types her number again, and has as much as before.
    await lookUp()
    expect(await tries(await intent(), false)).toBe(402)
    await desk.clock(at('19:07', tonight))
    expect(await mayAct()).toBe(false)
  })

  it('are given her after each card that was taken: whoever has paid gets her slip', async () => {
    const { intent, tries, mayAct } = await aVisitAt('19:10')
    expect(await tries(await intent(), false)).toBe(402)
    const taken = await intent()
    await desk.clock(at('19:20', tonight))
    expect(await mayAct()).toBe(false)
    expect(await tries(taken, true)).toBe(200)
    expect(await mayAct()).toBe(true)
  })

  it('are no longer for a card that nobody held to the reader, however it ends', async () => {
    const { intent, mayAct, reservationId } = await aVisitAt('19:30')
    expect(await intent()).not.toBeNull()
    let [state, minute] = ['open', 40]
    while (state === 'open' && minute < 60) {
      await desk.clock(at(`19:${minute++}`, tonight))
      await desk.db.orm
        .update(attempts)
        .set({ lookAt: 0, expiresAt: 0 })
        .where(and(eq(attempts.reservationId, reservationId), eq(attempts.state, 'open')))
      await desk.runDue()
      const [row] = await desk.db.orm
        .select()
        .from(attempts)
        .where(eq(attempts.reservationId, reservationId))
      state = row?.state ?? 'gone'
    }
    expect([state, await mayAct()]).toEqual(['error', false])
  })
})
