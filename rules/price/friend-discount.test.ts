import { describe, expect, it } from 'vitest'
import { friendDiscountOf } from './friend-discount.ts'
import { reductions } from './price-of-visit.ts'

const bath = { kallah: false, segula: false, bath: true, privateRoom: false }
const lines = [{ code: 'bath', cents: 3500 }]
const weekday = { friday: false, shabbosMode: false }
const prices = { priceBath: '35', priceBathDiscount: '28', priceFriday: '40' }

describe('the price that a Friend’s gift brings', () => {
  it('takes the regular price down to the discount price', () => {
    expect(friendDiscountOf(lines, bath, weekday, prices)).toBe(700)
  })

  it('takes nothing off where no discount price is set', () => {
    const unset = { priceBath: '35', priceBathDiscount: '' }
    expect(friendDiscountOf(lines, bath, weekday, unset)).toBe(0)
  })

  it.each(reductions)('takes nothing off a visit that has a %s already', (code) => {
    const reduced = [...lines, { code, cents: -300 }]
    expect(friendDiscountOf(reduced, bath, weekday, prices)).toBe(0)
  })

  it('takes nothing off the one price of a Friday night', () => {
    const friday = { friday: true, shabbosMode: true }
    const charged = [{ code: 'friday', cents: 4000 }]
    expect(friendDiscountOf(charged, bath, friday, prices)).toBe(0)
  })
})
