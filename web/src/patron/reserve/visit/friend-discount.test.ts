import { describe, expect, it } from 'vitest'
import { friendDiscountOf } from './friend-discount.ts'

const bath = {
  kallah: false,
  segula: false,
  bath: true,
  privateRoom: false,
  quoteLines: [{ code: 'bath', quantity: 1, amount: 35 }],
}
const weekday = { friday: false, shabbosMode: false }
const prices = { priceBath: '35', priceBathDiscount: '28', priceFriday: '40' }

describe('the price a Friend’s gift brings', () => {
  it('takes the regular price down to the discount price', () => {
    expect(friendDiscountOf(bath, weekday, prices)).toBe(700)
  })

  it('takes nothing off where no discount price is set', () => {
    expect(friendDiscountOf(bath, weekday, { priceBath: '35', priceBathDiscount: '' })).toBe(0)
  })

  it('takes nothing off a visit that is reduced already', () => {
    const member = { code: 'member-price', quantity: 1, amount: -10 }
    const reduced = { ...bath, quoteLines: [...bath.quoteLines, member] }
    expect(friendDiscountOf(reduced, weekday, prices)).toBe(0)
  })

  it('takes nothing off the one price of a Friday night', () => {
    const friday = { ...bath, quoteLines: [{ code: 'friday', quantity: 1, amount: 40 }] }
    expect(friendDiscountOf(friday, { friday: true, shabbosMode: true }, prices)).toBe(0)
  })
})
