import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { type Person, tuesday } from '../../test/a-facility.ts'
import { aHeldVisit, card } from '../../test/paying.ts'
import { reservations } from '../table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { priceShowerDiscount: '18' } })
})

const thursday = '2026-11-26'
const priceFor = async (person: Person, night = thursday) => {
  const quoted = await person.post('reservations/quote', { reservationTime: at('18:00', night) })
  return quoted.body.result.total
}
const donates = (person: Person, amt: number, note?: string) =>
  person.post('payments/makepayment', { method: 'Donation', amt, note, ...card('practice_ok') })

describe('a Friend donation that was paid', () => {
  it('gives her the discount price for a year, and no other woman', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    expect(await priceFor(rivka)).toBe(25)
    expect((await donates(rivka, 359)).status).toBe(200)
    expect(await priceFor(rivka)).toBe(25)
    expect((await donates(rivka, 360)).status).toBe(200)
    expect([await priceFor(rivka), await priceFor(leah)]).toEqual([18, 25])
    const booked = await rivka.post('reservations/newreservation', {
      reservationTime: at('18:00', thursday),
    })
    expect(booked.body.result.balance).toBe(18)

    await desk.clock('2027-11-23T14:00:00-05:00')
    expect(await priceFor(rivka, '2027-11-23')).toBe(18)
    await desk.clock('2027-11-24T14:00:00-05:00')
    expect(await priceFor(rivka, '2027-11-24')).toBe(25)
    await desk.clock(tuesday)
  })
})

describe('a gift that doesn’t make a Friend', () => {
  it('is one of which a part was given back', async () => {
    const rivka = await desk.patron()
    const { body } = await donates(rivka, 360)
    const [{ paymentId }] = body.result
    expect(await priceFor(rivka)).toBe(18)
    const back = { paymentId, amt: 1, note: 'as agreed' }
    expect((await desk.admin.post('payments/refund', back)).status).toBe(200)
    expect(await priceFor(rivka)).toBe(25)
  })

  it('is none because of what the till has noted of it', async () => {
    const rivka = await desk.patron()
    await donates(rivka, 360, 'Check 1234')
    expect(await priceFor(rivka)).toBe(18)
  })
})

describe('a visit that was done', () => {
  it('makes her next one no first visit, and leaves another woman’s first one so', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const book = async (person: Person, night: string) => {
      const { body } = await person.post('reservations/newreservation', {
        reservationTime: at('19:00', night),
      })
      const id: string = body.result.reservationId
      return { id, firstTime: (await desk.admin.get(`reservations/${id}`)).body.firstTime }
    }
    const first = await book(rivka, wednesday)
    await desk.db.orm
      .update(reservations)
      .set({ status: 'Done' })
      .where(eq(reservations.id, first.id))
    const answer = [
      first.firstTime,
      (await book(rivka, thursday)).firstTime,
      (await book(leah, thursday)).firstTime,
    ]
    expect(answer).toEqual([true, false, true])
  })
})

describe('a hold whose payment waits for her bank', () => {
  it('is not taken away by her next hold, and is hers once the bank has answered', async () => {
    const patron = await desk.patron()
    const first = await aHeldVisit(patron)
    const asked = await patron.post('payments/makepayment', {
      amt: 25,
      reservationId: first.reservationId,
      ...card('practice_3ds'),
    })
    expect(asked.body).toMatchObject({ requiresAction: true })
    const sameNight = await patron.post('reservations/newreservation', {
      reservationTime: at('20:00'),
      hold: true,
    })
    expect([sameNight.status, sameNight.body.code]).toEqual([409, 'too-many'])
    await aHeldVisit(patron, thursday)
    const { body: kept } = await patron.get(`reservations/${first.reservationId}`)
    expect(kept).toMatchObject({ reservationStatus: 'Pending', paymentPending: true })

    const { paymentIntent } = asked.body
    await desk.anyone.post('/api/practice/confirm', { paymentIntent, ok: true })
    await patron.post('payments/makepayment', {
      amt: 25,
      reservationId: first.reservationId,
      paymentIntent,
    })
    const { body: paid } = await patron.get(`reservations/${first.reservationId}`)
    expect(paid).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  })
})
