import { expect, it } from 'vitest'
import { priceListOf } from './price-list.ts'

const values = {
  priceShower: '30',
  priceShowerMember: '18',
  priceShowerDiscount: '',
  priceBath: '',
  priceBathMember: '10',
  pricePrivateShower: '0',
  pricePrivateBath: '55',
  priceKallah: '150',
  priceSegula: '',
  priceParking: '5',
}
const weekday = { friday: false, shabbosMode: false }
const answer = (night: typeof weekday, more: Record<string, string> = {}) =>
  Object.fromEntries(priceListOf(night, { ...values, ...more }))

it('a blank tier pays the regular price, and a kind without that one is not offered to members either', () => {
  expect(answer(weekday)).toEqual({
    priceShower: 3000,
    priceShowerMember: 1800,
    priceShowerDiscount: 3000,
    priceBath: null,
    priceBathMember: null,
    priceBathDiscount: null,
    pricePrivateShower: 0,
    pricePrivateShowerMember: 0,
    pricePrivateShowerDiscount: 0,
    pricePrivateBath: 5500,
    pricePrivateBathMember: 5500,
    pricePrivateBathDiscount: 5500,
    priceKallah: 15000,
    priceSegula: null,
    priceParking: 500,
    priceSalonManicure: null,
    priceSalonBoth: null,
    priceDoubleSlot: null,
  })
})

it("a Friday's price is everybody's on a Friday and in Shabbos mode, but a kallah's and parking's", () => {
  for (const night of [
    { friday: true, shabbosMode: false },
    { friday: false, shabbosMode: true },
  ]) {
    const list = answer(night, { priceFriday: '40' })
    expect([list.priceShower, list.priceShowerMember, list.priceBath]).toEqual([4000, 4000, 4000])
    expect([list.priceKallah, list.priceParking]).toEqual([15000, 500])
  }
  expect(answer(weekday, { priceFriday: '40' })).toEqual(answer(weekday))
})
