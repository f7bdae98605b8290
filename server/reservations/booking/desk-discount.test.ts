import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { type Person, tuesday } from '../../test/a-facility.ts'
import { charged, theVisit } from '../../test/paying.ts'

let desk: Desk
beforeAll(async () => {
  const prices = { priceShower: '25', priceShowerDiscount: '18', priceBath: '35' }
  desk = await aDesk({ settings: { ...prices, priceBathDiscount: '28' } })
})
beforeEach(() => desk.clock(tuesday))

const friend = { donationAmount: 360, donationNote: 'Friend of Mikvah' }
const book = async (by: Person, time: string, more: object = {}) => {
  const { status, body } = await by.post('reservations/newreservation', {
    reservationTime: at(time),
    ...more,
  })
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return body.result
}
/** A visit for which the desk has given the discount price. */
const atDiscount = async () => {
  const her = await desk.patron()
  const visit = await book(desk.reception, '20:00', { userId: her.userId, useDiscountPrice: true })
  expect(visit).toMatchObject({ discountTotal: 7, balance: 18 })
  return { her, visit }
}

describe('the discount price that the desk gave', () => {
  it.each([
    ['another hour', { hour: '20:15' }, { balance: 18, discountTotal: 7 }],
    ['a bath', { hour: '20:00', bath: true }, { balance: 28, discountTotal: 7 }],
  ])('stays with the visit that she changes to %s, as it was quoted', async (_, wish, price) => {
    const { her, visit } = await atDiscount()
    const { hour, ...more } = wish
    const change = { ...more, replacingReservationId: visit.reservationId }
    const body = { reservationTime: at(hour), ...change }
    const { total } = (await her.post('reservations/quote', body)).body.result
    expect(total).toBe(price.balance)
    const changed = await book(her, hour, { ...change, expectedTotal: total })
    expect(changed).toMatchObject({ ...price, useDiscountPrice: true })
    const again = { ...more, replacingReservationId: changed.reservationId }
    expect(await book(her, '20:30', again)).toMatchObject(price)
  })

  it('stays where a gift of hers was declined meanwhile', async () => {
    const { her, visit } = await atDiscount()
    const gift = { donationAmount: 360, paymentInfo: { sourceToken: 'practice_declined' } }
    const tried = await her.post('payments/makepayment', {
      ...{ method: 'CreditCard', amt: 378, reservationId: visit.reservationId },
      ...gift,
    })
    expect(tried.status).not.toBe(200)
    const change = { replacingReservationId: visit.reservationId }
    expect(await book(her, '20:15', change)).toMatchObject({ balance: 18, discountTotal: 7 })
  })

  it('goes with no other booking of hers', async () => {
    const { her } = await atDiscount()
    await desk.put({ reservationsPerNight: '2' })
    const other = await book(her, '21:00', { useDiscountPrice: true })
    expect(other).toMatchObject({ balance: 25, discountTotal: 0, useDiscountPrice: false })
  })

  it('is taken off again by the desk, and then no edit of hers brings it back', async () => {
    const { her, visit } = await atDiscount()
    const replacingReservationId = visit.reservationId
    const plain = await book(desk.reception, '20:00', {
      ...{ userId: her.userId, replacingReservationId, useDiscountPrice: false },
    })
    expect(plain).toMatchObject({ balance: 25, useDiscountPrice: false })
    const change = { replacingReservationId: plain.reservationId }
    expect(await book(her, '20:15', change)).toMatchObject({ balance: 25, discountTotal: 0 })
  })
})

describe('the discount price that came with a gift', () => {
  it('stays while she pledges the gift, and goes with it', async () => {
    const her = await desk.patron()
    const pledged = await book(her, '20:00', { ...friend, useDiscountPrice: true })
    expect(pledged).toMatchObject({ discountTotal: 7, balance: 378 })
    const moved = await book(her, '20:15', { replacingReservationId: pledged.reservationId })
    expect(moved).toMatchObject({ discountTotal: 7, balance: 378 })
    const without = { replacingReservationId: moved.reservationId, donationAmount: 0 }
    expect(await book(her, '20:15', without)).toMatchObject({ discountTotal: 0, balance: 25 })
  })

  it('isn’t the desk’s once the gift was given back', async () => {
    const her = await desk.patron()
    const { reservationId } = await book(her, '20:00')
    const gift = { amt: 360, method: 'Donation', note: 'Friend of Mikvah' }
    await charged(her, { ...gift, reservationId, useDiscountPrice: true })
    const paid = await theVisit(her, reservationId)
    expect(paid).toMatchObject({ discountTotal: 7, useDiscountPrice: true })
    const [{ paymentId }] = paid.payments
    const refund = { paymentId, amt: 360, note: 'changed her mind' }
    expect((await desk.admin.post('payments/refund', refund)).status).toBe(200)
    const changed = await book(her, '20:15', { replacingReservationId: reservationId })
    expect(changed).toMatchObject({ discountTotal: 0, useDiscountPrice: false })
  })
})
